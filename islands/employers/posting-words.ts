import { certificateWords } from "../../src/content/en/certificates.ts";
import { postingWords } from "../../src/content/en/employer-posting.ts";
import { factWords } from "../../src/content/en/facts.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({ ...formWords, ...postingWords, ...factWords, ...certificateWords });
