/** The places beside `certificatesUrl`: ten certificates in all. */
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

export interface AddedCertificate {
  place: CertificatePlace;
  url: string;
  addedAt: string;
}

export const certificateOutcomes = ["added", "known"] as const;
export type CertificateOutcome = (typeof certificateOutcomes)[number];
