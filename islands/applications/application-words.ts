import { adminApplicationWords } from "../../src/content/en/admin-applications.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator(adminApplicationWords);
