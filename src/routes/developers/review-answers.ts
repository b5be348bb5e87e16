import * as z from "zod/mini";
import type { Review } from "../../shared/reviews/review.ts";
import { instant } from "./answers.ts";

export const PublishedReview = z.object({
  id: z.uuid(),
  candidateName: z.string(),
  country: z.string(),
  jobObtained: z.string(),
  rating: z.int(),
  review: z.string(),
  verified: z.union([z.literal(0), z.literal(1)]),
  createdAt: instant,
}) satisfies z.ZodMiniType<Review>;
