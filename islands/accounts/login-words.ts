import { adminLoginWords } from "../../src/content/en/admin-login.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of login and logout. */
export const t = translator(adminLoginWords);
