import { postingWords } from "../../src/content/en/employer-posting.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of the form of a job. */
export const t = translator({ ...formWords, ...postingWords });
