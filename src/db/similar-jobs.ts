import type { Job } from "../shared/job.ts";
import { isOpen, jobColumns } from "./job-columns.ts";
import type { Sql } from "./sql.ts";

/** Of the newest in the country so many are looked at, which bounds the work where most are of another trade. */
const lookedAt = 200;

/** Open ones of the same trade: first those in the same country, then anywhere, each newest first. */
export function listSimilarJobs(
  sql: Sql,
  { id, sector, country }: Pick<Job, "id" | "sector" | "country">,
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
          where sector = ${sector} order by created_at desc, id desc limit ${limit}
        ) union all (
          select id, 1 from jobs
          where ${isOpen(sql)} and sector = ${sector} and id <> ${id}
          order by created_at desc, id desc limit ${2 * limit}
        )
      ) as found
      group by id
    ) as alike using (id)
    order by alike.distance, jobs.created_at desc, jobs.id desc
    limit ${limit}`;
}
