import { randomInt, timingSafeEqual } from "node:crypto";
import { codeDigits } from "../../shared/applications/tracking.ts";

export const newCode = (digits = codeDigits): string => String(randomInt(10 ** digits)).padStart(digits, "0");

/** People type or copy spaces and hyphens with a code. */
export const digitsOf = (typed: string): string => typed.replace(/\D/g, "");

export const sameDigest = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && timingSafeEqual(one, other);
