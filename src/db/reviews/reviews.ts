import type { Review, ReviewSubmission } from "../../shared/reviews/review.ts";
import { type Cursor, cutPage, micros, placeOf } from "../cursor.ts";
import { hasRows, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

export type { Review };

export interface ReviewSummary {
  count: number;
  average: number | null;
}

/** Only a review that followed a confirmed hire is verified. */
export const reviewColumns = (sql: Sql) => sql`
  id, candidate_name, country, job_obtained, rating, review, case when from_hire then verified else 0 end as verified,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`;

export async function insertReview(sql: Sql, submission: ReviewSubmission): Promise<Review> {
  const { candidateName, country, jobObtained, rating, review } = submission;
  return onlyRow(sql<Review[]>`
    insert into reviews (candidate_name, country, job_obtained, rating, review)
    values (${candidateName}, ${country}, ${jobObtained}, ${rating}, ${review})
    returning ${reviewColumns(sql)}`);
}

export function listReviews(sql: Sql, page: { limit: number; offset?: number }): Promise<Review[]> {
  return sql<Review[]>`
    select ${reviewColumns(sql)} from reviews where hidden_at is null
    order by reviews.created_at desc, id desc
    limit ${page.limit} offset ${page.offset ?? 0}`;
}

export async function listReviewsAfter(
  sql: Sql,
  { limit, cursor }: { limit: number; cursor?: Cursor | undefined },
): Promise<{ reviews: Review[]; next: Cursor | undefined }> {
  const rows = await sql<(Review & { createdAtMicros: string })[]>`
    select ${reviewColumns(sql)},
      ${micros(sql, "created_at")} as created_at_micros
    from reviews where hidden_at is null ${cursor ? after(sql, cursor) : sql``}
    order by reviews.created_at desc, id desc
    limit ${limit + 1}`;
  const { page, next } = cutPage(rows, limit, (row) => row.createdAtMicros);
  return { reviews: page.map(({ createdAtMicros, ...review }) => review), next };
}

const after = (sql: Sql, cursor: Cursor) => sql`
  and (reviews.created_at, reviews.id) < ${placeOf(sql, cursor)}`;

export async function findReviewSummary(sql: Sql): Promise<ReviewSummary> {
  return onlyRow(sql<ReviewSummary[]>`
    select shown::int as count, (shown_stars::numeric / nullif(shown, 0))::float8 as average from review_totals`);
}

export interface ModeratedReview extends Review {
  hidden: boolean;
  fromHire: boolean;
}

export function listModeratedReviews(
  sql: Sql,
  page: { limit: number; offset: number },
): Promise<ModeratedReview[]> {
  return sql<ModeratedReview[]>`
    select ${reviewColumns(sql)}, hidden_at is not null as hidden, from_hire from reviews
    order by reviews.created_at desc, id desc
    limit ${page.limit} offset ${page.offset}`;
}

export async function countModeratedReviews(sql: Sql): Promise<{ total: number; hidden: number }> {
  return onlyRow(sql<{ total: number; hidden: number }[]>`
    select (shown + hidden)::int as total, hidden::int as hidden from review_totals`);
}

export async function updateReviewVerified(sql: Sql, id: string, verified: boolean): Promise<boolean> {
  return hasRows(sql`update reviews set verified = ${verified ? 1 : 0} where id = ${id} returning id`);
}

/** False for a review that nobody can verify, and for an unknown one. */
export async function isReviewFromHire(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`select from reviews where id = ${id} and from_hire`);
}

export async function reviewExists(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`select from reviews where id = ${id}`);
}

export async function updateReviewHidden(sql: Sql, id: string, hidden: boolean): Promise<boolean> {
  return hasRows(sql`
    update reviews set hidden_at = ${hidden ? sql`coalesce(hidden_at, now())` : sql`null`}
    where id = ${id} returning id`);
}
