import { provenWords } from "../accounts/mailboxes.ts";
import { applicationJob, type JobName } from "../applications/application-job.ts";
import { isLive } from "../applications/standing.ts";
import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface EarlierApplication {
  id: string;
  browserHash: Uint8Array | null;
  /** The browser of the general application that this one was made from. */
  originBrowserHash: Uint8Array | null;
  email: string;
  fullName: string | null;
  reference: string;
  desiredPosition: string | null;
  job: JobName | null;
  submittedAt: Date;
}

const latest = (sql: Sql) => sql`and ${isLive(sql)} order by submitted_at desc limit 1`;

export async function findEarlierApplication(
  sql: Sql,
  jobId: string,
  email: string,
): Promise<EarlierApplication | undefined> {
  return firstRow(sql<EarlierApplication[]>`
    select id, browser_hash, email, reference, ${provenWords(sql)}, ${applicationJob(sql)}, submitted_at,
      (select general.browser_hash from placements join applications general on general.id = application_id
        where made_id = applications.id) as origin_browser_hash
    from applications where job_id = ${jobId} and lower(email) = lower(${email}) ${latest(sql)}`);
}

export async function findBrowserSubmission(
  sql: Sql,
  { browserHash, jobId, since }: { browserHash: Uint8Array; jobId: string | undefined; since: Date },
): Promise<string | undefined> {
  const row = await firstRow(sql<{ id: string }[]>`
    select id from applications
    where browser_hash = ${browserHash} and submitted_at > ${since}
      ${jobId ? sql`and job_id = ${jobId}` : sql``} ${latest(sql)}`);
  return row?.id;
}

export async function findDuplicate(
  sql: Sql,
  browserHash: Uint8Array,
  fingerprints: Uint8Array[],
): Promise<string | undefined> {
  const row = await firstRow(sql<{ id: string }[]>`
    select id from applications
    where browser_hash = ${browserHash} and fingerprint in ${sql(fingerprints as never)} ${latest(sql)}`);
  return row?.id;
}
