import * as z from "zod/mini";
import { NewsletterSignUp } from "./newsletter.ts";

export const SavedLinkRequest = z.object({
  email: NewsletterSignUp.shape.email,
  remind: z.optional(z.string()),
});
