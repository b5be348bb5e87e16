import type { Certificate } from "./certificates.ts";

export const rotationUnits = ["days", "weeks", "months"] as const;

export interface Rotation {
  on: number;
  off: number;
  unit: (typeof rotationUnits)[number];
}

export const visas = ["employer", "candidate", "not-needed"] as const;
export type Visa = (typeof visas)[number];

/** An employer may state these about a job. Null, or no certificate, means that nothing is stated. */
export interface JobFacts {
  joinsOn: string | null;
  contractMonths: number | null;
  rotation: Rotation | null;
  housing: boolean | null;
  flights: boolean | null;
  visa: Visa | null;
  certificates: Certificate[];
}

export const mostContractMonths = 60;
export const offeredContractMonths = [3, 6, 9, 12, 24];
export const longestRotation = 366;

export const unstated: JobFacts = {
  joinsOn: null,
  contractMonths: null,
  rotation: null,
  housing: null,
  flights: null,
  visa: null,
  certificates: [],
};
