import { changeWords } from "../../src/content/en/employer-changes.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

/** What an employer reads after a change in place. */
export const t = translator({ ...formWords, ...changeWords });
