import { raiseContentVersion } from "../db/content-versions.ts";
import { insertReview } from "../db/reviews.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import type { Review, ReviewSubmission } from "../shared/review.ts";

/** A review shows at once; the administrator may hide it afterwards. */
export function publishReview(sql: Database, submission: ReviewSubmission): Promise<Review> {
  return inTransaction(sql, async (tx) => {
    const review = await insertReview(tx, submission);
    await raiseContentVersion(tx);
    return review;
  });
}
