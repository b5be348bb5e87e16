import * as z from "zod/mini";
import { text } from "./text.ts";

const message = "Enter an email address, like name@example.com";

export const NewsletterSignUp = z.object({
  email: text({ label: "Email address", max: 254, message }).check(z.email(message)),
});
