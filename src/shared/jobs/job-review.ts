import * as z from "zod/mini";
import { text } from "../text.ts";

/** What the rules look for in a job before it is public; the words are `review.rule.…` in the content. */
export const reviewRules = ["money", "messenger", "phone", "lookalike", "copied", "pay"] as const;
export type ReviewRule = (typeof reviewRules)[number];

/** A rule that met, with the sentence that it met in. */
export interface Finding {
  rule: ReviewRule;
  sentence: string;
}

/** Why a job waits for an administrator, or may not be public. */
export interface JobHold {
  findings: Finding[];
  state: "held" | "released" | "refused";
  /** The administrator's words. */
  reason: string | null;
}

export const RefusedJob = z.object({
  reason: text({ label: "The reason", max: 500, message: "Give the employer a reason", lines: true }),
});
