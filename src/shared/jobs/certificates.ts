/** The certificates that a job may ask for. `sql/terms` has the words of each code, so that a search finds it. */
export const certificateGroups = {
  sea: [
    "stcw-basic-safety",
    "advanced-fire-fighting",
    "survival-craft",
    "medical-first-aid",
    "ship-security-certificate",
    "coc-deck",
    "coc-engine",
    "coc-eto",
    "deck-watch-rating-certificate",
    "engine-watch-rating-certificate",
    "ships-cook-certificate",
    "gmdss",
    "ecdis",
    "oil-tanker-endorsement",
    "chemical-tanker-endorsement",
    "gas-tanker-endorsement",
    "igf-code",
    "crowd-management",
    "dp-certificate",
    "seafarer-medical-certificate",
    "seamans-book",
  ],
  offshore: [
    "bosiet",
    "foet",
    "huet",
    "offshore-medical-certificate",
    "h2s",
    "well-control-certificate",
    "rigging-and-slinging-certificate",
    "gwo",
  ],
  welding: ["6g", "3g-4g", "aws-d1-1", "en-iso-9606", "asme-ix", "cswip", "ndt-certificate"],
  work: [
    "nebosh",
    "iosh",
    "osha",
    "first-aid",
    "working-at-heights",
    "confined-space-entry",
    "irata",
    "forklift-licence",
    "crane-licence",
    "scaffolding-licence",
    "electrical-licence",
    "hv-switching-ticket",
    "compex",
    "blasting-licence",
    "haccp",
    "trade-certificate",
  ],
  driving: ["driving-licence", "heavy-vehicle-licence"],
  language: ["english-b1", "english-b2", "english-c1", "ielts", "marlins"],
  it: [
    "aws-certification",
    "azure-certification",
    "google-cloud-certification",
    "cka",
    "ccna",
    "comptia",
    "rhcsa-certificate",
    "cissp",
    "itil",
    "pmp",
    "istqb",
    "iso-27001",
  ],
} as const;

export type CertificateGroup = keyof typeof certificateGroups;
export const certificateGroupNames = Object.keys(certificateGroups) as CertificateGroup[];
export type Certificate = (typeof certificateGroups)[CertificateGroup][number];

export const certificates = Object.values(certificateGroups).flat() as [Certificate, ...Certificate[]];

export const findCertificate = (text: string): Certificate | undefined =>
  certificates.find((code) => code === text.trim().toLowerCase());
