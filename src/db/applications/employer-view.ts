import type { Sql } from "../sql.ts";
import { isPaidFor } from "./standing.ts";

export const readableDays = 180;

/** An employer keeps access to earlier applications when the rules hold the job. */
export const hasStandingEmployer = (sql: Sql) => sql`
  (jobs.employer_id is not null and jobs.taken_down_at is null and (jobs.employer_until >= utc_today()
    or (jobs.held and mandate_stands_until(jobs.employer_id, jobs.company) >= utc_today())))`;

/** Null when the employer may see the application. The query joins `applications` with `jobs`. */
export const withheldReason = (sql: Sql) => sql`
  case
    when not ${hasStandingEmployer(sql)} then 'unchecked'
    when applications.erased_at is not null then 'erased'
    when applications.withdrawn_at is not null then 'withdrawn'
    when applications.payment_status = 'refunded' then 'refunded'
    when not ${isPaidFor(sql)}
      and (select unpaid_withheld from employer_rules) then 'unpaid'
    when least(jobs.closes_on, (jobs.closed_at at time zone 'utc')::date) < utc_today() - ${readableDays}::int then 'closed'
  end`;

export const isForEmployer = (sql: Sql) => sql`
  (applications.submitted_at is not null and (${withheldReason(sql)}) is null)`;
