import type { ApplicationStatus } from "./application-status.ts";

export const verdicts = {
  interview: "under_review",
  maybe: "under_review",
  no: "rejected",
} as const satisfies Record<string, ApplicationStatus>;

export type Verdict = keyof typeof verdicts;
export const verdictNames = Object.keys(verdicts) as Verdict[];
