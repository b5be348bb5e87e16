import { adminLoginWords } from "../../src/content/en/admin-login.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({ ...formWords, ...adminLoginWords });
