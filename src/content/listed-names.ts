import { listed } from "../shared/format.ts";
import { isolated } from "../shared/say.ts";
import { speech } from "../shared/speech.ts";

const rightToLeftMark = "\u200f";

/** Lists names in one line. Among words from right to left, a Latin name stays between its own commas. */
export const listedNames = (names: readonly string[]): string =>
  speech()?.isRightToLeft ? rightToLeftMark + listed(names.map(isolated)) : listed(names);
