/** The places for certificates that come after the application was sent. */
export const certificatePlaces = [
  "certificate1",
  "certificate2",
  "certificate3",
  "certificate4",
  "certificate5",
] as const;

export type CertificatePlace = (typeof certificatePlaces)[number];

export interface AddedCertificate {
  /** `/objects/uploads/{uuid}`. */
  url: string;
  /** ISO 8601, UTC. */
  addedAt: string;
}

/** What became of a certificate that was taken: it may have been there before. */
export const certificateOutcomes = ["added", "known"] as const;
export type CertificateOutcome = (typeof certificateOutcomes)[number];
