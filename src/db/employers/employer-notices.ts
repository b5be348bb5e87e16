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

/** Takes each employer at most once in 15 minutes. Unconfirmed mailboxes wait. */
export function takeEmployerNotices(sql: Sql): Promise<EmployerNotice[]> {
  return sql<EmployerNotice[]>`
    with new as (
      select users.id, jobs.title, count(*)::int as applications
      from users
      join jobs on jobs.employer_id = users.id
      join applications on applications.job_id = jobs.id
      where users.applications_told_at < now() - interval '15 minutes' and ${hasConfirmedMailbox(sql)}
        and ${isPaidFor(sql)} and ${isForEmployer(sql)}
        and greatest(submitted_at, paid_at) > users.applications_told_at
      group by users.id, jobs.id
    ), each as (
      select id, json_agg(json_build_object('title', title, 'applications', applications) order by title) as jobs
      from new group by id
    )
    update users set applications_told_at = now() from each
    -- The update tests the time again on the locked row, because another machine may have taken the employer meanwhile.
    where users.id = each.id and users.applications_told_at < now() - interval '15 minutes'
    returning users.id as employer_id, users.email, users.first_name, each.jobs`;
}
