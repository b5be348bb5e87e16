import * as z from "zod/mini";
import { type TextRule, text } from "./text.ts";

/** What makes a mail program show a link, or a reader think of one. */
const address = /:\/\/|www\.|@/i;

/** The name of a person or a company. Emails and pages of others show it, so it may hold no address to visit or write to. */
export const name = (rule: TextRule) =>
  text(rule).check(
    // Full-width and other signs that look the same count as the plain ones.
    z.refine(
      (value) => !address.test(value.normalize("NFKC")),
      `${rule.label} must not contain a web or email address`,
    ),
  );
