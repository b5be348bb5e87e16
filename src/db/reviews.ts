import type { Sql } from "./sql.ts";

export interface Review {
  id: string;
  candidateName: string;
  country: string;
  jobObtained: string;
  /** 1 to 5. */
  rating: number;
  review: string;
  verified: 0 | 1;
  /** ISO 8601, UTC. */
  createdAt: string;
}

export interface ReviewSummary {
  count: number;
  /** Null while there is none. */
  average: number | null;
}

/** Newest first, without those that the operator hid. */
export function listReviews(sql: Sql, page: { limit: number; offset?: number }): Promise<Review[]> {
  return sql<Review[]>`
    select id, candidate_name, country, job_obtained, rating, review, verified,
      to_char(created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at
    from reviews where hidden_at is null
    order by created_at desc, id desc
    limit ${page.limit} offset ${page.offset ?? 0}`;
}

/** How many there are to read, and what they give on average. */
export async function reviewSummary(sql: Sql): Promise<ReviewSummary> {
  const [summary] = await sql<ReviewSummary[]>`
    select count(*)::int as count, avg(rating)::float8 as average from reviews where hidden_at is null`;
  return summary!;
}
