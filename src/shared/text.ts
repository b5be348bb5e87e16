import * as z from "zod/mini";
import { say } from "./say.ts";

export interface TextRule {
  label: string;
  min?: number;
  max: number;
  /** The message for a missing text, for another type, and for a text shorter than `min`. */
  message: string | (() => string);
  lines?: boolean;
}

const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const controlsButLines = /[^\P{Cc}\r\n\t]/u;

// These signs are invisible or turn the text's direction, so one name could look like another. Scripts such as Persian
// need joiners (U+200C, U+200D) and variation selectors, which stay. Unicode does not list the last four ranges.
const invisible =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}|[\ufff9-\ufffc\u{13430}-\u{13442}\u{16fe4}\u{1d159}]/gu;
const selector = /[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
const joining = /(?:\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])+/gu;
const neverJoined = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u;
// U+2800 is the blank of Braille. It is a space between words there.
const blank = /[\s\u2800]/;
const edge = /[\s\u2800\u200c\u200d]/;

/** Removes invisible signs and outer blanks. Browsers post a line break as two characters, which become one. */
export const visibleText = (value: string): string =>
  trimmed(value.replace(/\r\n?/g, "\n").replace(invisible, "").replace(joining, neededOf));

/** A joiner or selector says nothing beside letters of one form, and repeating one adds nothing. */
function neededOf(run: string, start: number, whole: string): string {
  const [before, after] = [whole.charAt(start - 1), whole.charAt(start + run.length)];
  if (neverJoined.test(before) || neverJoined.test(after)) return "";
  const signs = [...new Set(run)].join("");
  return before === "" || blank.test(before) ? signs.replace(selector, "") : signs;
}

// A pattern that ends in `+$` would start again at each space of a long run.
function trimmed(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && edge.test(value.charAt(start))) start++;
  while (end > start && edge.test(value.charAt(end - 1))) end--;
  return value.slice(start, end);
}

export function text({ label, min = 1, max, message, lines = false }: TextRule) {
  return z.string({ error: message }).check(
    z.overwrite(visibleText),
    z.minLength(min, { error: message }),
    z.refine((value) => value.length < min || value.replace(joining, "").length >= min, { error: message }),
    z.maxLength(max, {
      error: () => say("{label} must be at most {max} characters", { label: say(label), max }),
    }),
    z.refine((value) => !(lines ? controlsButLines : controls).test(value), {
      error: () => say("{label} must not contain control characters", { label: say(label) }),
    }),
  );
}

/** Like `text`, but accepts null, an empty text and no value. */
export function optionalText(rule: Omit<TextRule, "message" | "min">) {
  const error = () => say("{label} must be a text", { label: say(rule.label) });
  return z.optional(z.nullable(z.union([z.literal(""), text({ ...rule, message: error })], { error })));
}
