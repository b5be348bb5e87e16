import type { Sql } from "../sql.ts";

/** How long after its closing an employer still reads the applications for a job. */
export const readableDays = 180;

/**
 * The employer's mandate for the job's company stands, and the administrator has not taken the job down. A job that the
 * rules hold is hidden from visitors, and its earlier candidates are still the employer's to answer.
 */
export const hasStandingEmployer = (sql: Sql) => sql`
  (jobs.employer_id is not null and jobs.taken_down_at is null and (jobs.employer_until >= utc_today()
    or (jobs.held and mandate_stands_until(jobs.employer_id, jobs.company) >= utc_today())))`;

/**
 * Why the employer of the job may not see this application now; null when they may. The query joins `applications` with
 * their `jobs`. An unpaid application is withheld unless the operator runs the site without checks outside production.
 */
export const withheldReason = (sql: Sql) => sql`
  case
    when not ${hasStandingEmployer(sql)} then 'unchecked'
    when applications.erased_at is not null then 'erased'
    when applications.withdrawn_at is not null then 'withdrawn'
    when applications.payment_status = 'refunded' then 'refunded'
    when applications.payment_status not in ('completed', 'waived')
      and (select unpaid_withheld from employer_rules) then 'unpaid'
    when least(jobs.closes_on, (jobs.closed_at at time zone 'utc')::date) < utc_today() - ${readableDays}::int then 'closed'
  end`;

/** "This employer may see this application now": it was sent, and nothing withholds it. */
export const isForEmployer = (sql: Sql) => sql`
  (applications.submitted_at is not null and (${withheldReason(sql)}) is null)`;
