import { refundedAfterDays } from "../../shared/applications/withheld.ts";
import { idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { closingDay } from "./application-job.ts";
import { hasStandingEmployer } from "./employer-view.ts";

/** The employers could not read these for 30 days. A failed refund is left out, as the administrator repeats it. */
export async function listLongClosed(
  sql: Sql,
  { limit, id }: { limit?: number; id?: string },
): Promise<string[]> {
  return idsOf(sql<{ id: string }[]>`
    select applications.id
    from mandates
      join jobs on jobs.employer_id = mandates.employer_id and jobs.company = mandates.company
      join applications on applications.job_id = jobs.id
    where mandate_stands_until(mandates.employer_id, mandates.company) < utc_today()
      and ${closingDay(sql)} <= utc_today() - ${refundedAfterDays}::int
      and not ${hasStandingEmployer(sql)}
      and applications.submitted_at is not null and applications.payment_status = 'completed'
      and applications.withdrawn_at is null and applications.erased_at is null
      and applications.application_status not in ('accepted', 'rejected')
      and exists (select from payments
        where application_id = applications.id and status = 'succeeded' and refund_failed_at is null)
      ${id ? sql`and applications.id = ${id}` : sql``}
    order by applications.id
    ${limit ? sql`limit ${limit}` : sql``}`);
}
