import { hasConfirmedMailbox } from "../accounts/mailboxes.ts";
import { isForEmployer } from "../applications/employer-view.ts";
import { isPaidFor } from "../applications/standing.ts";
import type { Sql } from "../sql.ts";

interface EmployerNotice {
  employerId: string;
  email: string;
  firstName: string;
  /** The jobs that have new applications, and how many. */
  jobs: { title: string; applications: number }[];
}

const isUntold = (sql: Sql) => sql`
  (not employer_told and submitted_at is not null and ${isPaidFor(sql)} and ${isForEmployer(sql)})`;

/**
 * Takes each employer at most once in 15 minutes, and each application once. Unconfirmed mailboxes wait. An application
 * that somebody changes at the moment is taken the next time.
 */
export function takeEmployerNotices(sql: Sql, batch: number): Promise<EmployerNotice[]> {
  return sql<EmployerNotice[]>`
    with ready as (
      select id from users
      where applications_told_at < now() - interval '15 minutes' and ${hasConfirmedMailbox(sql)}
        and exists (select from jobs join applications on applications.job_id = jobs.id
          where jobs.employer_id = users.id and ${isUntold(sql)})
      order by applications_told_at limit ${batch} for no key update skip locked
    ), new as (
      select applications.id, jobs.id as job_id, jobs.title, ready.id as employer_id
      from ready join jobs on jobs.employer_id = ready.id join applications on applications.job_id = jobs.id
      where ${isUntold(sql)}
      for no key update of applications skip locked
    ), marked as (
      update applications set employer_told = true from new where applications.id = new.id
    ), counted as (
      select employer_id, title, count(*)::int as applications from new group by employer_id, job_id, title
    ), each as (
      select employer_id, json_agg(json_build_object('title', title, 'applications', applications) order by title) as jobs
      from counted group by employer_id
    )
    update users set applications_told_at = now() from each
    where users.id = each.employer_id
    returning users.id as employer_id, users.email, users.first_name, each.jobs`;
}
