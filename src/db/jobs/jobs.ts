import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { isUuid } from "../../shared/uuid.ts";
import { type Cursor, micros } from "../cursor.ts";
import type { Database, Sql } from "../sql.ts";
import { isPublic, jobColumns } from "./job-columns.ts";
import { countAllOpenJobs } from "./job-facets.ts";
import { countMatches, listMatches } from "./job-search.ts";

/** Public, open or closed. */
export async function findJob(sql: Sql, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  const [job] = await sql<Job[]>`
    select ${jobColumns(sql)} from jobs where jobs.id = ${id} and ${isPublic(sql)}`;
  return job;
}

/** Also true for a hidden job, because payments that began earlier continue. */
export async function jobExists(sql: Sql, id: string): Promise<boolean> {
  return isUuid(id) && (await sql`select from jobs where id = ${id}`).length > 0;
}

export function listOpenJobs(
  sql: Database,
  filter: JobFilter,
  page: { limit: number; offset?: number },
): Promise<Job[]> {
  return listMatches<Job>(sql, filter, page, jobColumns);
}

/** As fast at the end of a long list as at its beginning. */
export async function listOpenJobsAfter(
  sql: Database,
  filter: JobFilter,
  { limit, cursor }: { limit: number; cursor?: Cursor | undefined },
): Promise<{ jobs: Job[]; next: Cursor | undefined }> {
  const rows = await listMatches<Job & { createdAtMicros: string }>(
    sql,
    filter,
    { limit: limit + 1, cursor },
    (sql) => sql`
      ${jobColumns(sql)},
      ${micros(sql, "jobs.created_at")} as created_at_micros`,
  );
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return {
    jobs: rows.slice(0, limit).map(({ createdAtMicros, ...job }) => job),
    next: last && { createdAt: last.createdAtMicros, id: last.id },
  };
}

const mostCounted = 1000;

export async function countOpenJobs(
  sql: Database,
  filter: JobFilter,
): Promise<{ total: number; capped: boolean }> {
  if (!Object.values(filter).some(Boolean)) return { total: await countAllOpenJobs(sql), capped: false };
  const total = await countMatches(sql, filter, mostCounted + 1);
  return total > mostCounted ? { total: mostCounted, capped: true } : { total, capped: false };
}
