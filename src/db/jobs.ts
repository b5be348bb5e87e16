import type { Job } from "../shared/job.ts";
import type { JobFilter } from "../shared/job-filter.ts";
import { isUuid } from "../shared/uuid.ts";
import type { Cursor } from "./cursor.ts";
import { jobColumns } from "./job-columns.ts";
import { countAllOpenJobs } from "./job-facets.ts";
import { matches, plannedFor } from "./job-matching.ts";
import type { Database, Sql } from "./sql.ts";

/** Open or closed; undefined for an id that is none, too. */
export async function findJob(sql: Sql, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  const [job] = await sql<Job[]>`select ${jobColumns(sql)} from jobs where jobs.id = ${id}`;
  return job;
}

/** Newest first. */
export function listOpenJobs(
  sql: Database,
  filter: JobFilter,
  page: { limit: number; offset?: number },
): Promise<Job[]> {
  return plannedFor(
    sql,
    filter,
    (sql) => sql<Job[]>`
      select ${jobColumns(sql)} from jobs
      where ${matches(sql, filter)}
      order by jobs.created_at desc, jobs.id desc
      limit ${page.limit} offset ${page.offset ?? 0}`,
  );
}

/** Newest first, from the row after the cursor on: as fast at the end of a long list as at its beginning. */
export async function listOpenJobsAfter(
  sql: Database,
  filter: JobFilter,
  page: { limit: number; cursor?: Cursor | undefined },
): Promise<{ jobs: Job[]; next: Cursor | undefined }> {
  const { limit, cursor } = page;
  const rows = await plannedFor(
    sql,
    filter,
    (sql) => sql<(Job & { createdAtMicros: string })[]>`
      select ${jobColumns(sql)},
        to_char(jobs.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as created_at_micros
      from jobs
      where ${matches(sql, filter)} ${cursor ? after(sql, cursor) : sql``}
      order by jobs.created_at desc, jobs.id desc
      limit ${limit + 1}`,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    jobs: rows.slice(0, limit).map(({ createdAtMicros, ...job }) => job),
    next: last && { createdAt: last.createdAtMicros, id: last.id },
  };
}

/** As text: postgres.js makes a `Date` of an instant, which has no microseconds. */
const after = (sql: Sql, { createdAt, id }: Cursor) => sql`
  and (jobs.created_at, jobs.id) < (${createdAt}::text::timestamptz, ${id}::uuid)`;

const mostCounted = 1000;

/** Exact without a filter; else at most 1,000 are counted, which keeps a common word cheap. */
export async function countOpenJobs(
  sql: Database,
  filter: JobFilter,
): Promise<{ total: number; capped: boolean }> {
  if (!Object.values(filter).some(Boolean)) return { total: await countAllOpenJobs(sql), capped: false };
  const [row] = await plannedFor(
    sql,
    filter,
    (sql) => sql<{ total: number }[]>`
      select count(*)::int as total from (
        select from jobs where ${matches(sql, filter)} limit ${mostCounted + 1}
      ) as found`,
  );
  const total = row?.total ?? 0;
  return total > mostCounted ? { total: mostCounted, capped: true } : { total, capped: false };
}
