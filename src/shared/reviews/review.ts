import * as z from "zod/mini";
import { name } from "../name.ts";
import { text } from "../text.ts";

const ratingMessage = "Rating must be a whole number from 1 to 5";

export const mostStars = 5;

export const ReviewSubmission = z.object({
  candidateName: name({ label: "Name", min: 2, max: 100, message: "Name must be at least 2 characters" }),
  country: text({ label: "Country", max: 100, message: "Please select a country" }),
  jobObtained: text({
    label: "Job title",
    min: 5,
    max: 150,
    message: "Job title must be at least 5 characters",
  }),
  rating: z._default(
    z.int(ratingMessage).check(z.minimum(1, ratingMessage), z.maximum(mostStars, ratingMessage)),
    mostStars,
  ),
  review: text({
    label: "Review",
    min: 20,
    max: 2000,
    message: "Review must be at least 20 characters",
    lines: true,
  }),
});

export type ReviewSubmission = z.infer<typeof ReviewSubmission>;

export const OwnReview = z.pick(ReviewSubmission, { candidateName: true, rating: true, review: true });
export type OwnReview = z.infer<typeof OwnReview>;

export type ReviewAnswers = Partial<Record<keyof ReviewSubmission, string>>;

export const reviewOf = ({ rating, ...answers }: ReviewAnswers): Record<string, unknown> => ({
  ...answers,
  rating: rating ? Number(rating) : undefined,
});

export interface Review extends ReviewSubmission {
  id: string;
  /** 1 when the writer applied here and confirmed the hire. */
  verified: 0 | 1;
  createdAt: string;
}
