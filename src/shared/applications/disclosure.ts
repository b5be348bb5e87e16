import * as z from "zod/mini";

export const disclosureReasons = ["contract", "visa", "identity"] as const;
export type DisclosureReason = (typeof disclosureReasons)[number];

export const DisclosureRequest = z.object({
  reason: z.enum(disclosureReasons, "Choose one of the three reasons"),
});

/** An employer can choose a candidate without these fields. */
export const maskedFields = ["passportNumber", "passportCopyUrl", "dateOfBirth", "address"] as const;
export type MaskedField = (typeof maskedFields)[number];

export type Disclosure = Record<MaskedField, string | null> & {
  applicationId: string;
  reason: DisclosureReason;
  disclosedAt: string;
};
