import type { Sql } from "../sql.ts";

export async function findBrowserSubmission(
  sql: Sql,
  { browserHash, jobId, since }: { browserHash: Uint8Array; jobId: string; since: Date },
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from applications
    where browser_hash = ${browserHash} and job_id = ${jobId} and submitted_at > ${since}
      and erased_at is null and withdrawn_at is null and payment_status in ('completed', 'waived')
    order by submitted_at desc limit 1`;
  return row?.id;
}
