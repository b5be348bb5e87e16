import { certificateWords } from "../../src/content/en/certificates.ts";
import { filterWords } from "../../src/content/en/job-filters.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({ ...filterWords, ...certificateWords });
