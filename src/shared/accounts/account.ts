import * as z from "zod/mini";
import { asciiEmail, emailAddress } from "../email-address.ts";
import { name } from "../name.ts";
import { say } from "../say.ts";
import { text } from "../text.ts";

export const minPasswordLength = 10;
const maxPasswordLength = 200;

const passwordMessage = () =>
  say("The password must be at least {min} characters", { min: minPasswordLength });

/** Only the length counts. Rules about digits and signs make passwords worse. */
const newPassword = z.string({ error: passwordMessage }).check(
  z.minLength(minPasswordLength, { error: passwordMessage, abort: true }),
  z.maxLength(maxPasswordLength, {
    error: () => say("The password must be at most {max} characters", { max: maxPasswordLength }),
  }),
  z.refine((value) => !/\p{Cc}/u.test(value), "The password must not contain control characters"),
);

const email = emailAddress("Enter an email address, like name@example.com");

export const SignUp = z.object({
  firstName: name({ label: "First name", max: 100, message: "Enter your first name" }),
  lastName: name({ label: "Last name", max: 100, message: "Enter your last name" }),
  email,
  password: newPassword,
});

export const SignIn = z.object({
  email: text({ label: "Email address", max: 254, message: "Enter your email address" }).check(
    z.overwrite(asciiEmail),
  ),
  password: z
    .string("Enter your password")
    .check(
      z.minLength(1, { error: "Enter your password", abort: true }),
      z.maxLength(1000, "The password must be at most 1,000 characters"),
    ),
});

export const ChangePassword = z.object({ currentPassword: SignIn.shape.password, password: newPassword });
export const EraseAccount = z.object({ password: SignIn.shape.password });
export const ConfirmedErasure = z.object({
  password: SignIn.shape.password,
  confirm: z.literal("yes", "Tick the box to delete your account"),
});
export const AskReset = z.object({ email });
export const ResetPassword = z.object({
  token: text({ label: "Link", max: 100, message: "This link is not complete" }),
  password: newPassword,
});

export const MailboxCode = z.object({
  code: text({ label: "Code", max: 100, message: "Enter the code from the email" }),
});

export type SignUp = z.infer<typeof SignUp>;
export type SignIn = z.infer<typeof SignIn>;

export interface User {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
  profileImageUrl: string | null;
  role: "candidate" | "employer";
  createdAt: string;
  updatedAt: string;
}
