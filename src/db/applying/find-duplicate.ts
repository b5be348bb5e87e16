import type { Sql } from "../sql.ts";

export async function findDuplicate(
  sql: Sql,
  browserHash: Uint8Array,
  fingerprints: Uint8Array[],
): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select id from applications
    where browser_hash = ${browserHash} and fingerprint in ${sql(fingerprints as never)}
      and submitted_at is not null and erased_at is null and withdrawn_at is null
      and payment_status in ('completed', 'waived')
    order by submitted_at desc limit 1`;
  return row?.id;
}
