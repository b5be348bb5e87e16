import * as z from "zod/mini";

/** Why an employer opens what is masked. The candidate reads the reason. */
export const disclosureReasons = ["contract", "visa", "identity"] as const;
export type DisclosureReason = (typeof disclosureReasons)[number];

export const DisclosureRequest = z.object({
  reason: z.enum(disclosureReasons, "Choose one of the three reasons"),
});

/** What an employer does not see before they say why they need it: nobody needs a passport to choose. */
export const maskedFields = ["passportNumber", "passportCopyUrl", "dateOfBirth", "address"] as const;
export type MaskedField = (typeof maskedFields)[number];

/** The opened fields of one application. Null: the key of the sealed part is lost. */
export type Disclosure = Record<MaskedField, string | null> & {
  applicationId: string;
  /** The first one counts when an application is opened again. */
  reason: DisclosureReason;
  /** ISO 8601, UTC. */
  disclosedAt: string;
};
