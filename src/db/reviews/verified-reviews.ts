import type { Review, ReviewSubmission } from "../../shared/reviews/review.ts";
import { firstRow, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { reviewColumns } from "./reviews.ts";

type ReviewedJob = Pick<ReviewSubmission, "jobObtained" | "country">;

export async function findReviewedJob(sql: Sql, applicationId: string): Promise<ReviewedJob | undefined> {
  return firstRow(sql<ReviewedJob[]>`
    select title as job_obtained, country from applications join jobs on jobs.id = job_id
    where applications.id = ${applicationId}`);
}

export async function findReviewOf(sql: Sql, applicationId: string): Promise<Review | undefined> {
  return firstRow(sql<Review[]>`
    select ${reviewColumns(sql)} from reviews where application_id = ${applicationId}`);
}

export async function insertVerifiedReview(
  sql: Sql,
  applicationId: string,
  submission: ReviewSubmission,
): Promise<Review> {
  const { candidateName, country, jobObtained, rating, review } = submission;
  return onlyRow(sql<Review[]>`
    insert into reviews (candidate_name, country, job_obtained, rating, review, verified, from_hire, application_id)
    values (${candidateName}, ${country}, ${jobObtained}, ${rating}, ${review}, 1, true, ${applicationId})
    returning ${reviewColumns(sql)}`);
}

/** The review stays without a link to the application. A candidate who erases their data also takes the mark. */
export async function releaseReview(sql: Sql, applicationId: string, keepsMark: boolean): Promise<void> {
  await sql`
    update reviews
    set application_id = null, from_hire = ${keepsMark}, verified = case when ${keepsMark} then verified else 0 end
    where application_id = ${applicationId}`;
}
