import type { Sql } from "./sql.ts";

/** Waits for its confirmation by the newest link; false when the address is confirmed already. */
export async function insertSubscriber(sql: Sql, email: string, tokenHash: Uint8Array): Promise<boolean> {
  const rows = await sql`
    insert into newsletter_subscribers (email, token_hash) values (${email}, ${tokenHash})
    on conflict (email) do update set token_hash = excluded.token_hash
      where newsletter_subscribers.confirmed_at is null
    returning email`;
  return rows.length === 1;
}

/** False for a link that is unknown; true again for one that was used before. */
export async function confirmSubscriber(sql: Sql, tokenHash: Uint8Array): Promise<boolean> {
  const rows = await sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
    where token_hash = ${tokenHash} returning email`;
  return rows.length === 1;
}

export async function deleteSubscriber(sql: Sql, tokenHash: Uint8Array): Promise<void> {
  await sql`delete from newsletter_subscribers where token_hash = ${tokenHash}`;
}
