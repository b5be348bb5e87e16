import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import { mostInWeeks } from "../../shared/applications/recent-weeks.ts";
import type { Sql } from "../sql.ts";

export interface WeekCount {
  /** The week's Monday, `YYYY-MM-DD`. */
  week: string;
  status: ApplicationStatus;
  total: number;
  hired: number;
}

/** Counts the newest applications since a day by week and status, of one employer or of all. */
export function listWeekCounts(sql: Sql, since: string, employerId?: string): Promise<WeekCount[]> {
  const whose = employerId
    ? sql`job_id in (select id from jobs where employer_id = ${employerId})`
    : sql`erased_by is distinct from 'retention'`;
  return sql<WeekCount[]>`
    select to_char(date_trunc('week', submitted_at at time zone 'utc'), 'YYYY-MM-DD') as week,
      application_status as status, count(*)::int as total, count(hire_confirmed_at)::int as hired
    from (
      select submitted_at, application_status, hire_confirmed_at from applications
      where ${whose} and submitted_at is not null and submitted_at >= ${since}::date::timestamp at time zone 'utc'
      order by submitted_at desc limit ${mostInWeeks}
    ) as newest
    group by 1, 2`;
}
