import { provenWords } from "../accounts/mailboxes.ts";
import { type Vacancy, vacancyOf } from "../applications/application-job.ts";
import type { Sql } from "../sql.ts";

export interface AppliedBefore {
  id: string;
  browserHash: Uint8Array | null;
  email: string;
  fullName: string | null;
  reference: string;
  desiredPosition: string | null;
  vacancy: Vacancy | null;
  submittedAt: Date;
}

/** What was sent for this vacancy from this address, and neither withdrawn nor given back; the last one. */
export async function findAppliedBefore(
  sql: Sql,
  jobId: string,
  email: string,
): Promise<AppliedBefore | undefined> {
  const [row] = await sql<AppliedBefore[]>`
    select id, browser_hash, email, reference, ${provenWords(sql)}, ${vacancyOf(sql)}, submitted_at
    from applications
    where job_id = ${jobId} and lower(email) = lower(${email}) and submitted_at is not null
      and erased_at is null and withdrawn_at is null and payment_status in ('completed', 'waived')
    order by submitted_at desc limit 1`;
  return row;
}
