/** The places beside `certificatesUrl` make ten certificates in all. */
export const certificatePlaces = [
  "certificate1",
  "certificate2",
  "certificate3",
  "certificate4",
  "certificate5",
  "certificate6",
  "certificate7",
  "certificate8",
  "certificate9",
] as const;

export type CertificatePlace = (typeof certificatePlaces)[number];

export const certificateFields = ["certificatesUrl", ...certificatePlaces] as const;

export type CertificateField = (typeof certificateFields)[number];

export const isCertificate = (field: string): field is CertificateField =>
  certificateFields.some((each) => each === field);

export type ValidUntilName = "certificatesValidUntil" | `${CertificatePlace}ValidUntil`;

export const validUntilName = (field: CertificateField): ValidUntilName =>
  field === "certificatesUrl" ? "certificatesValidUntil" : `${field}ValidUntil`;

export interface AddedCertificate {
  place: CertificatePlace;
  url: string;
  addedAt: string;
  /** `YYYY-MM-DD`. Null: the candidate gave no date. */
  validUntil: string | null;
}

export const certificateOutcomes = ["added", "known"] as const;
export type CertificateOutcome = (typeof certificateOutcomes)[number];
