import { findHire } from "../../db/applications/hires.ts";
import { findStanding } from "../../db/applications/standing.ts";
import { findReviewedJob, findReviewOf, insertVerifiedReview } from "../../db/reviews/verified-reviews.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { OwnReview, Review } from "../../shared/reviews/review.ts";
import { audit } from "../accounts/audit.ts";

/** Takes job and country from the job, because the mark says that they are true. Fails with 409 for a second review. */
export function writeVerifiedReview(
  sql: Database,
  applicationId: string,
  review: OwnReview,
): Promise<Review> {
  return inTransaction(sql, async (tx) => {
    // Two requests at once wait for each other here.
    const standing = await findStanding(tx, applicationId, { hold: true });
    if (standing === "erased" || !(await findHire(tx, applicationId)).confirmedAt) fail("hireUnconfirmed");
    const job = (await findReviewedJob(tx, applicationId)) ?? fail("hireUnconfirmed");
    const written = await findReviewOf(tx, applicationId);
    if (written) return isSameReview(written, review) ? written : fail("reviewWritten");
    const published = await insertVerifiedReview(tx, applicationId, { ...review, ...job });
    await audit(tx, "candidate", "verified review written", ["application", applicationId]);
    return published;
  });
}

const isSameReview = (written: Review, { candidateName, rating, review }: OwnReview) =>
  written.candidateName === candidateName && written.rating === rating && written.review === review;
