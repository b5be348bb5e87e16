import * as z from "zod/mini";
import { emailAddress } from "../email-address.ts";

export const NewsletterSignUp = z.object({
  email: emailAddress("Enter an email address, like name@example.com"),
});
