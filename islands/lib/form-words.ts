import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

/** What every form says. */
export const t = translator(formWords);
