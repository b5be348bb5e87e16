import * as z from "zod/mini";
import { count } from "../format.ts";

export function wholeNumber(label: string, min: number, max: number) {
  const message = `${label} must be a whole number from ${min} to ${count(max)}`;
  return z.int(message).check(z.gte(min, message), z.lte(max, message));
}
