import type { Speech } from "../../shared/speech.ts";
import { formats } from "../formats/ar.ts";
import { ar } from "./index.ts";

export const spoken: Speech = {
  locale: "ar",
  isRightToLeft: true,
  phrases: {},
  words: ar,
  ...formats,
};
