import { idsOf } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { hasStandingEmployer } from "./employer-view.ts";
import { isHeld } from "./status-notices.ts";

/** `company` leaves out jobs whose employer still has a valid mandate. */
export type HeldFor =
  | { applicationId: string }
  | { jobId: string }
  | { employerId: string; company?: string };

export async function listApplicationsWithHeldChanges(tx: Sql, which: HeldFor): Promise<string[]> {
  return idsOf(tx<{ id: string }[]>`
    select id from applications
    where ${ofWhich(tx, which)} and id in (select application_id from status_notices where ${isHeld(tx)})
    order by id for update`);
}

function ofWhich(tx: Sql, which: HeldFor) {
  if ("applicationId" in which) return tx`id = ${which.applicationId}`;
  if ("jobId" in which) return tx`job_id = ${which.jobId}`;
  const { employerId, company } = which;
  return tx`job_id in (select id from jobs
    where employer_id = ${employerId} ${company === undefined ? tx`` : tx`and company = ${company} and not ${hasStandingEmployer(tx)}`})`;
}
