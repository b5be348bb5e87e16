import type { Review, ReviewSubmission } from "../../shared/reviews/review.ts";
import { type Cursor, micros } from "../cursor.ts";
import type { Sql } from "../sql.ts";

export type { Review };

export interface ReviewSummary {
  count: number;
  average: number | null;
}

const reviewColumns = (sql: Sql) => sql`
  id, candidate_name, country, job_obtained, rating, review, verified,
  to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at`;

export async function insertReview(sql: Sql, submission: ReviewSubmission): Promise<Review> {
  const { candidateName, country, jobObtained, rating, review } = submission;
  const [inserted] = await sql<Review[]>`
    insert into reviews (candidate_name, country, job_obtained, rating, review)
    values (${candidateName}, ${country}, ${jobObtained}, ${rating}, ${review})
    returning ${reviewColumns(sql)}`;
  return inserted!;
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
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    reviews: rows.slice(0, limit).map(({ createdAtMicros, ...review }) => review),
    next: last && { createdAt: last.createdAtMicros, id: last.id },
  };
}

const after = (sql: Sql, { createdAt, id }: Cursor) => sql`
  and (reviews.created_at, reviews.id) < (${createdAt}::text::timestamptz, ${id}::uuid)`;

export async function reviewSummary(sql: Sql): Promise<ReviewSummary> {
  const [summary] = await sql<ReviewSummary[]>`
    select shown::int as count, (shown_stars::numeric / nullif(shown, 0))::float8 as average from review_totals`;
  return summary!;
}

export interface ModeratedReview extends Review {
  hidden: boolean;
}

export function listModeratedReviews(
  sql: Sql,
  page: { limit: number; offset: number },
): Promise<ModeratedReview[]> {
  return sql<ModeratedReview[]>`
    select id, candidate_name, country, job_obtained, rating, review, verified, hidden_at is not null as hidden,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from reviews order by created_at desc, id desc
    limit ${page.limit} offset ${page.offset}`;
}

export async function countModeratedReviews(sql: Sql): Promise<{ total: number; hidden: number }> {
  const [counts] = await sql<{ total: number; hidden: number }[]>`
    select (shown + hidden)::int as total, hidden::int as hidden from review_totals`;
  return counts!;
}

export async function updateReviewVerified(sql: Sql, id: string, verified: boolean): Promise<boolean> {
  const rows = await sql`update reviews set verified = ${verified ? 1 : 0} where id = ${id} returning id`;
  return rows.length === 1;
}

export async function updateReviewHidden(sql: Sql, id: string, hidden: boolean): Promise<boolean> {
  const rows = await sql`
    update reviews set hidden_at = ${hidden ? sql`coalesce(hidden_at, now())` : sql`null`}
    where id = ${id} returning id`;
  return rows.length === 1;
}
