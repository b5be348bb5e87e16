import type { ApplicationStatus } from "./application-status.ts";

/** The three quick answers of an employer, each with the status that it sets. */
export const verdicts = {
  interview: "under_review",
  maybe: "under_review",
  no: "rejected",
} as const satisfies Record<string, ApplicationStatus>;

export type Verdict = keyof typeof verdicts;
export const verdictNames = Object.keys(verdicts) as Verdict[];
