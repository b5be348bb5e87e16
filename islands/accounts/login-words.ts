import { adminLoginWords } from "../../src/content/en/admin-login.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator(adminLoginWords);
