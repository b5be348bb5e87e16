import type { Sql } from "./sql.ts";

export interface AppliedBefore {
  id: string;
  browserHash: Uint8Array | null;
  email: string;
  fullName: string;
  reference: string;
  desiredPosition: string;
}

const standing = (sql: Sql) => sql`
  submitted_at is not null and erased_at is null and withdrawn_at is null
  and payment_status in ('completed', 'waived')`;

/** What was sent for this vacancy from this address, and neither withdrawn nor given back; the last one. */
export async function findAppliedBefore(
  sql: Sql,
  jobId: string,
  email: string,
): Promise<AppliedBefore | undefined> {
  const [row] = await sql<AppliedBefore[]>`
    select id, browser_hash, email, full_name, reference, desired_position from applications
    where job_id = ${jobId} and lower(email) = lower(${email}) and ${standing(sql)}
    order by submitted_at desc limit 1`;
  return row;
}

/** What this browser sent for the vacancy last. */
export async function findSentFromHere(
  sql: Sql,
  jobId: string,
  browserHash: Uint8Array,
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from applications
    where job_id = ${jobId} and browser_hash = ${browserHash} and ${standing(sql)}
    order by submitted_at desc limit 1`;
  return row?.id;
}
