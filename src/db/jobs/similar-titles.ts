import type { Job } from "../../shared/jobs/job.ts";
import type { Sql } from "../sql.ts";
import { isOpen, jobColumns } from "./job-columns.ts";

const lookedAt = 200;

/** Lists jobs of the sector by title, country and age. The site uses this until all jobs have marks. */
export function listSimilarTitles(
  sql: Sql,
  { id, title, sector, country }: Pick<Job, "id" | "title" | "sector" | "country">,
  limit: number,
): Promise<Job[]> {
  return sql<Job[]>`
    select ${jobColumns(sql)}
    from jobs join (
      select id, min(distance) as distance
      from (
        (
          select id, 0 as distance
          from (
            select id, sector, created_at from jobs
            where ${isOpen(sql)} and lower(country) = lower(${country}) and id <> ${id}
            order by created_at desc, id desc limit ${lookedAt}
          ) as newest
          where sector = ${sector}
        ) union all (
          select id, 1 from jobs
          where ${isOpen(sql)} and sector = ${sector} and id <> ${id}
          order by created_at desc, id desc limit ${lookedAt}
        )
      ) as found
      group by id
    ) as alike using (id)
    order by round(similarity(jobs.title, ${title})::numeric, 1) desc, alike.distance, jobs.created_at desc, jobs.id desc
    limit ${limit}`;
}
