import type { Speech } from "../../shared/speech.ts";
import { formats } from "../formats/es.ts";
import { es } from "./index.ts";

export const spoken: Speech = {
  locale: "es",
  isRightToLeft: false,
  phrases: {},
  words: es,
  ...formats,
};
