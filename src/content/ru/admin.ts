import { adminWords as english } from "../en/admin.ts";
import type { Translation } from "../translation.ts";

/** Employers read this key, too. The administrator reads all of them in English. */
export const adminWords: Translation<typeof english> = {
  ...english,
  "admin.applications.clear": "Показать все",
};
