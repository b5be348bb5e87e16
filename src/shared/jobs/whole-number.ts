import * as z from "zod/mini";
import { say } from "../say.ts";

export function wholeNumber(label: string, min: number, max: number) {
  const rule = {
    error: () => say("{label} must be a whole number from {min} to {max}", { label: say(label), min, max }),
  };
  return z.int(rule).check(z.gte(min, rule), z.lte(max, rule));
}
