import * as z from "zod/mini";
import { NewsletterSignUp } from "./newsletter.ts";

export const SavedLinkRequest = z.object({
  email: NewsletterSignUp.shape.email,
  /** A checkbox: absent when it is not ticked. */
  remind: z.optional(z.string()),
});
