import * as z from "zod/mini";
import { say } from "../say.ts";

/** `missing` is the message where there is no number at all. */
export function wholeNumber(label: string, min: number, max: number, missing?: () => string) {
  const rule = {
    error: ({ input }: { input?: unknown }) =>
      missing && input === undefined
        ? missing()
        : say("{label} must be a whole number from {min} to {max}", { label: say(label), min, max }),
  };
  return z.int(rule).check(z.gte(min, rule), z.lte(max, rule));
}
