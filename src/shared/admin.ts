import * as z from "zod/mini";

export const AdminLogin = z.object({
  password: z
    .string("Enter the password")
    .check(z.maxLength(1000, "The password must be at most 1,000 characters")),
});

/** What must be typed before sample data is removed. */
export const removalWord = "REMOVE";

/** What the administrator may do to a review. */
export const reviewChanges = ["verify", "unverify", "hide", "restore"] as const;
export type ReviewChange = (typeof reviewChanges)[number];

export const isReviewChange = (text: string | null): text is ReviewChange =>
  reviewChanges.some((change) => change === text);
