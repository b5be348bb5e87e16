import { changeWords } from "../../src/content/en/employer-changes.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({ ...formWords, ...changeWords });
