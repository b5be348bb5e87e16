import type { Sql } from "../sql.ts";

interface JobClosing {
  /** `YYYY-MM-DD` */
  closedOn: string;
  daysAgo: number;
}

export async function findJobClosing(sql: Sql, id: string): Promise<JobClosing> {
  const [row] = await sql<JobClosing[]>`
    select closed_on, utc_today() - closed_on as days_ago
    from (
      select least(closes_on, (closed_at at time zone 'utc')::date) as closed_on from jobs where id = ${id}
    ) as closing`;
  return row!;
}
