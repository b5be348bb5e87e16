import * as z from "zod/mini";
import { AskReset } from "../accounts/account.ts";
import { text } from "../text.ts";

export const codeDigits = 8;

export const privateViewMinutes = 30;

export const TrackApplication = z.object({
  reference: text({ label: "Reference", max: 100, message: "Enter the reference of your application" }),
  email: AskReset.shape.email,
});

export const TrackingCode = z.object({
  code: text({ label: "Code", max: 100, message: "Enter the code from the email" }),
});

export const writtenReference = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/(.{4})(?=.)/g, "$1-");
