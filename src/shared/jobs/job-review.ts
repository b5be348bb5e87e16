import * as z from "zod/mini";
import { text } from "../text.ts";

export const reviewRules = ["money", "messenger", "phone", "lookalike", "copied", "pay"] as const;
export type ReviewRule = (typeof reviewRules)[number];

export interface Finding {
  rule: ReviewRule;
  sentence: string;
}

export interface JobHold {
  findings: Finding[];
  state: "held" | "released" | "refused";
  reason: string | null;
}

export const RefusedJob = z.object({
  reason: text({ label: "The reason", max: 500, message: "Give the employer a reason", lines: true }),
});
