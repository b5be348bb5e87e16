import * as z from "zod/mini";
import { say } from "../say.ts";

/** An employer writes a job in one of these. The tag is the value of HTML's attribute `lang`. */
export const textLanguages = [
  "en",
  "ar",
  "zh",
  "nl",
  "fr",
  "de",
  "el",
  "hi",
  "id",
  "it",
  "no",
  "pl",
  "pt",
  "ru",
  "es",
  "tr",
  "uk",
  "vi",
] as const;

export type TextLanguage = (typeof textLanguages)[number];

export const textLanguage = z.enum(textLanguages, {
  error: () => say("Language must be one of {list}", { list: textLanguages.join(", ") }),
});
