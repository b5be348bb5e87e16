import type { Sql } from "../sql.ts";
import { isOpen } from "./job-columns.ts";

export const instant = (sql: Sql, column: "updated_at" | "changed_at") =>
  sql`to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;

interface SitemapPart {
  ids: string;
  lastModified: string;
}

/** The index covers this many digits of an id. */
export const mostDigits = 3;

/** Random ids make equal parts. The statement spells 3, because a generic plan matches no parameter to the index. */
export function listSitemapParts(sql: Sql, digits: number): Promise<SitemapPart[]> {
  return sql<SitemapPart[]>`
    select ids, ${instant(sql, "updated_at")} as last_modified
    from (
      select left(first_digits, ${digits}::int) as ids, max(newest.updated_at) as updated_at
      from (
        select lpad(to_hex(number), 3, '0') as first_digits from generate_series(0, 4095) as numbers (number)
      ) as smallest, lateral (
        select updated_at from jobs where left(id::text, 3) = first_digits and ${isOpen(sql)}
        order by updated_at desc limit 1
      ) as newest
      group by 1
    ) as parts
    order by ids`;
}

interface SitemapJob {
  id: string;
  lastModified: string;
}

const uuidDigits = 32;

export function listSitemapJobs(sql: Sql, ids: string, limit: number): Promise<SitemapJob[]> {
  return sql<SitemapJob[]>`
    select id, ${instant(sql, "updated_at")} as last_modified from jobs
    where id >= ${ids.padEnd(uuidDigits, "0")}::uuid and id <= ${ids.padEnd(uuidDigits, "f")}::uuid
      and ${isOpen(sql)}
    order by id limit ${limit}`;
}
