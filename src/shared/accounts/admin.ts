import * as z from "zod/mini";
import { text } from "../text.ts";

export const AdminLogin = z.object({
  password: z
    .string("Enter the password")
    .check(z.maxLength(1000, "The password must be at most 1,000 characters")),
  code: z.optional(z.string("The code must be a text").check(z.maxLength(20, "The code must have 6 digits"))),
});

export type AdminLogin = z.infer<typeof AdminLogin>;

export const RefundOrder = z.object({
  reason: text({ label: "Reason", min: 3, max: 300, message: "Enter a reason of 3 to 300 characters" }),
});

export const removalWord = "REMOVE";

const reviewChanges = ["verify", "unverify", "hide", "restore"] as const;
export type ReviewChange = (typeof reviewChanges)[number];

export const isReviewChange = (text: string | null): text is ReviewChange =>
  reviewChanges.some((change) => change === text);
