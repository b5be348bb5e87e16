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

/** The symbols of Crockford's base 32 without 0 and 1, so that nobody misreads a letter. */
export const referenceSymbols = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const group = `[${referenceSymbols}]{4}`;
export const referencePattern = `${group}(?:-${group}){2}`;

/** Writes a typed reference as our emails do: `abcd efgh2345` becomes `ABCD-EFGH-2345`. */
export const writtenReference = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/(.{4})(?=.)/g, "$1-");
