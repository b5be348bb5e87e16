import * as z from "zod/mini";

export const disclosureReasons = ["contract", "visa", "identity"] as const;
export type DisclosureReason = (typeof disclosureReasons)[number];

export const DisclosureRequest = z.object({
  reason: z.enum(disclosureReasons, "Choose one of the three reasons"),
});

/** Nobody needs these fields to choose a candidate. */
export const maskedFields = ["passportNumber", "passportCopyUrl", "dateOfBirth", "address"] as const;
export type MaskedField = (typeof maskedFields)[number];

/** Null when no key opens the sealed part. */
export type Disclosure = Record<MaskedField, string | null> & {
  applicationId: string;
  reason: DisclosureReason;
  disclosedAt: string;
};
