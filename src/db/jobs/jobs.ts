import { type Counted, cappedCount, mostCounted } from "../../shared/counted.ts";
import type { Job } from "../../shared/jobs/job.ts";
import { isNarrowed, type JobFilter } from "../../shared/jobs/job-filter.ts";
import { isUuid } from "../../shared/uuid.ts";
import { type Cursor, cutPage, micros } from "../cursor.ts";
import { firstRow, hasRows, onlyRow } from "../rows.ts";
import type { Database, Sql } from "../sql.ts";
import { isOpen, isPublic, jobColumns } from "./job-columns.ts";
import { countAllOpenJobs } from "./job-facets.ts";
import { countMatches, listMatches } from "./search/match-parts-of-words.ts";

/** Finds a public job, open or closed. */
export async function findJob(sql: Sql, id: string): Promise<Job | undefined> {
  if (!isUuid(id)) return undefined;
  return firstRow(sql<Job[]>`
    select ${jobColumns(sql)} from jobs where jobs.id = ${id} and ${isPublic(sql)}`);
}

/** Also true for a hidden job, because payments that began earlier continue. */
export async function jobExists(sql: Sql, id: string): Promise<boolean> {
  return isUuid(id) && hasRows(sql`select from jobs where id = ${id}`);
}

/** Also finds a hidden job. */
export async function findJobField(
  sql: Sql,
  id: string,
): Promise<Pick<Job, "sector" | "country"> | undefined> {
  if (!isUuid(id)) return undefined;
  return firstRow(sql<Pick<Job, "sector" | "country">[]>`
    select sector, country from jobs where id = ${id}`);
}

export function listOpenJobs(
  sql: Database,
  filter: JobFilter,
  page: { limit: number; offset?: number },
): Promise<Job[]> {
  return listMatches<Job>(sql, filter, page, jobColumns);
}

/** Emails list no samples, so a page that promises emails shows none. */
export const listNewestWithoutSamples = (sql: Sql, limit: number): Promise<Job[]> => sql<Job[]>`
  select ${jobColumns(sql)} from jobs where ${isOpen(sql)} and not jobs.sample
  order by coalesce(jobs.listed_at, jobs.created_at) desc, jobs.id desc limit ${limit}`;

/** The database reads the end of a long list as fast as its beginning. */
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
  const { page, next } = cutPage(rows, limit, (row) => row.createdAtMicros);
  return { jobs: page.map(({ createdAtMicros, ...job }) => job), next };
}

export async function countOpenJobs(sql: Database, filter: JobFilter): Promise<Counted> {
  if (!isNarrowed(filter)) return { total: await countAllOpenJobs(sql), capped: false };
  return cappedCount(await countMatches(sql, filter, mostCounted + 1));
}

interface JobClosing {
  closedOn: string;
  daysAgo: number;
}

export async function findJobClosing(sql: Sql, id: string): Promise<JobClosing> {
  return onlyRow(sql<JobClosing[]>`
    select closed_on, utc_today() - closed_on as days_ago
    from (
      select least(closes_on, (closed_at at time zone 'utc')::date) as closed_on from jobs where id = ${id}
    ) as closing`);
}
