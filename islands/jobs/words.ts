import { filterWords } from "../../src/content/en/job-filters.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of the filters. */
export const t = translator(filterWords);
