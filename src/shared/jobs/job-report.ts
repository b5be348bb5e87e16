import * as z from "zod/mini";
import { NewsletterSignUp } from "../alerts/newsletter.ts";
import { text } from "../text.ts";

export const reportReasons = ["money", "fake", "documents", "wrong", "unlawful", "something"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const JobReport = z.object({
  reason: z.enum(reportReasons, "Choose what is wrong with this job"),
  details: text({
    label: "What happened",
    max: 2_000,
    message: "Tell us what happened, in a sentence or more",
    lines: true,
  }),
  email: z.optional(z.union([z.literal(""), NewsletterSignUp.shape.email])),
});
export type JobReport = z.infer<typeof JobReport>;

export const TakeDown = z.object({
  reason: text({ label: "The reason", max: 500, message: "Give the employer a reason", lines: true }),
});
