import { postingWords } from "../../src/content/en/employer-posting.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({ ...formWords, ...postingWords });
