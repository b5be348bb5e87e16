import type { Job } from "../../shared/jobs/job.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { onlyValue } from "../rows.ts";
import type { Database, Sql } from "../sql.ts";
import { jobColumns } from "./job-columns.ts";
import { listMatches } from "./search/match-parts-of-words.ts";
import { instant } from "./sitemap.ts";

export interface FeedJob extends Job {
  updatedAt: string;
}

export const feedColumns = (sql: Sql) => sql`
  ${jobColumns(sql)}, ${instant(sql, "updated_at")} as updated_at`;

export function listFeedJobs(sql: Database, filter: JobFilter, limit: number): Promise<FeedJob[]> {
  return listMatches<FeedJob>(sql, filter, { limit }, feedColumns);
}

export async function findContentChange(sql: Sql): Promise<string> {
  return onlyValue(sql<{ changedAt: string }[]>`
    select ${instant(sql, "changed_at")} as changed_at from content_versions`);
}
