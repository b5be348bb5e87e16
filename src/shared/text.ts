import * as z from "zod/mini";
import { count } from "./format.ts";

export interface TextRule {
  /** What the field is called in a message: "Address". */
  label: string;
  min?: number;
  max: number;
  /** Said when it is missing, of another type, or shorter than `min`. */
  message: string;
  /** Line breaks are kept; other control characters are refused everywhere. */
  lines?: boolean;
}

// NUL and its kin have no business in a name, and PostgreSQL refuses them.
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const controlsButLines = /[^\P{Cc}\r\n\t]/u;

// What turns the direction of what follows, or cannot be seen: a name may not look like another one's. Kept are the joiners
// (U+200C, U+200D) and variation selectors, without which Persian, Hindi, Mongolian and others are spelled wrong.
const invisible =
  /(?!\u200c|\u200d|[\u180b-\u180d\u180f\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{Default_Ignorable_Code_Point}/gu;
const edge = /[\s\u200c\u200d]/;

/** As people see it: trimmed, and without the signs that nobody sees. */
export const visibleText = (value: string): string => trimmed(value.replace(invisible, ""));

// Sign by sign: a pattern that ends in `+$` starts anew at each space of a long run within.
function trimmed(value: string): string {
  let start = 0;
  let end = value.length;
  while (start < end && edge.test(value.charAt(start))) start++;
  while (end > start && edge.test(value.charAt(end - 1))) end--;
  return value.slice(start, end);
}

/** A trimmed, visible text of bounded length, each way to be wrong with its message; only the first one is told. */
export function text({ label, min = 1, max, message, lines = false }: TextRule) {
  return z.string(message).check(
    z.overwrite(visibleText),
    z.minLength(min, message),
    z.maxLength(max, { error: () => `${label} must be at most ${count(max)} characters` }),
    z.refine(
      (value) => !(lines ? controlsButLines : controls).test(value),
      `${label} must not contain control characters`,
    ),
  );
}

/** Empty and absent are the same: no text. */
export function optionalText(rule: Omit<TextRule, "message" | "min">) {
  const message = `${rule.label} must be a text`;
  return z.optional(z.nullable(z.union([z.literal(""), text({ ...rule, message })], message)));
}
