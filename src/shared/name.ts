import * as z from "zod/mini";
import { say } from "./say.ts";
import { type TextRule, text } from "./text.ts";

const address = /:\/\/|www\.|@/i;

/** Emails and pages of others show the name, so it must not contain an address. */
export const name = (rule: TextRule) =>
  text(rule).check(
    // Full-width characters count as the plain ones.
    z.refine((value) => !address.test(value.normalize("NFKC")), {
      error: () => say("{label} must not contain a web or email address", { label: say(rule.label) }),
    }),
  );
