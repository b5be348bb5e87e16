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
