import { provenWords } from "../accounts/mailboxes.ts";
import { applicationJob, type Vacancy } from "../applications/application-job.ts";
import type { Sql } from "../sql.ts";

interface EarlierApplication {
  id: string;
  browserHash: Uint8Array | null;
  email: string;
  fullName: string | null;
  reference: string;
  desiredPosition: string | null;
  vacancy: Vacancy | null;
  submittedAt: Date;
}

export async function findEarlierApplication(
  sql: Sql,
  jobId: string,
  email: string,
): Promise<EarlierApplication | undefined> {
  const [row] = await sql<EarlierApplication[]>`
    select id, browser_hash, email, reference, ${provenWords(sql)}, ${applicationJob(sql)}, submitted_at
    from applications
    where job_id = ${jobId} and lower(email) = lower(${email}) and submitted_at is not null
      and erased_at is null and withdrawn_at is null and payment_status in ('completed', 'waived')
    order by submitted_at desc limit 1`;
  return row;
}
