import { adminSeedWords } from "../../src/content/en/admin-seed.ts";
import { translator } from "../../src/content/translator.ts";

/** The words of the seeding. */
export const t = translator(adminSeedWords);
