import type { DisclosureReason } from "../../shared/applications/disclosure.ts";
import type { Sql } from "../sql.ts";
import { isForEmployer } from "./employer-view.ts";

interface StoredDisclosure {
  reason: DisclosureReason;
  disclosedAt: Date;
  isNew: boolean;
}

/** Employers see whole applications on a site without checks outside production. */
export const isNothingMasked = (sql: Sql) => sql`(select not unpaid_withheld from employer_rules)`;

export const isDisclosed = (sql: Sql) => sql`
  (exists (select from application_disclosures
    where application_id = applications.id and application_disclosures.employer_id = jobs.employer_id)
  or ${isNothingMasked(sql)})`;

export async function insertDisclosure(
  sql: Sql,
  {
    applicationId,
    employerId,
    reason,
  }: { applicationId: string; employerId: string; reason: DisclosureReason },
): Promise<StoredDisclosure> {
  const added = await sql`
    insert into application_disclosures (application_id, employer_id, reason, company)
    select applications.id, ${employerId}::uuid, ${reason}, jobs.company
    from applications join jobs on jobs.id = applications.job_id and jobs.employer_id = ${employerId}
    where applications.id = ${applicationId} and ${isForEmployer(sql)}
    on conflict do nothing returning true`;
  const [row] = await sql<Omit<StoredDisclosure, "isNew">[]>`
    select reason, disclosed_at from application_disclosures
    where application_id = ${applicationId} and employer_id = ${employerId}`;
  return { ...row!, isNew: added.length > 0 };
}
