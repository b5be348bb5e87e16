import { adminApplicationWords } from "../../src/content/en/admin-applications.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of the administrator's list. */
export const t = translator(adminApplicationWords);
