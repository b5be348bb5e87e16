import { inOneLine, listed } from "../shared/format.ts";
import { isolated } from "../shared/say.ts";
import { speech } from "../shared/speech.ts";

const rightToLeftMark = "\u200f";

/** Lists names in one line. Among words from right to left, a Latin name stays whole and between its own commas. */
export const listedNames = (names: readonly string[]): string =>
  speech()?.isRightToLeft
    ? rightToLeftMark + listed(names.map((name) => isolated(inOneLine(name))))
    : listed(names);
