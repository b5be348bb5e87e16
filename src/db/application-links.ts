import type { Sql } from "./sql.ts";

export type LinkPurpose = "mail" | "confirmation" | "tracking";

/** False when there is no such application, or the confirmation has shown its one link already: what its token is, we know no more. */
export async function insertApplicationLink(
  sql: Sql,
  link: { applicationId: string; purpose: LinkPurpose; tokenHash: Uint8Array; expiresAt?: Date },
): Promise<boolean> {
  const rows = await sql`
    insert into application_links (token_hash, application_id, purpose, expires_at)
    select ${link.tokenHash}::bytea, id, ${link.purpose}, ${link.expiresAt ?? null}::timestamptz
    from applications where id = ${link.applicationId}
    on conflict (application_id) where purpose = 'confirmation' do nothing returning application_id`;
  return rows.length === 1;
}

/** The application that a link leads to. `proves`: this is the first time that somebody opens a link from the mailbox. */
export async function findApplicationOfLink(
  sql: Sql,
  tokenHash: Uint8Array,
): Promise<{ applicationId: string; proves: boolean } | undefined> {
  const [row] = await sql<{ applicationId: string; proves: boolean }[]>`
    select application_id, purpose = 'mail' and email_confirmed_at is null as proves
    from application_links join applications on applications.id = application_id
    where token_hash = ${tokenHash} and (expires_at is null or expires_at > now())`;
  return row;
}
