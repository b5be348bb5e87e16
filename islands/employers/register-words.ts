import { becomeEmployerWords } from "../../src/content/en/become-employer.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of the button that registers an employer. */
export const t = translator({ ...formWords, ...becomeEmployerWords });
