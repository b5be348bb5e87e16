import type { Sql } from "./sql.ts";

export type LinkPurpose = "mail" | "confirmation";

/** False when the confirmation has shown its one link already: what its token is, we know no more. */
export async function insertApplicationLink(
  sql: Sql,
  link: { applicationId: string; purpose: LinkPurpose; tokenHash: Uint8Array },
): Promise<boolean> {
  const rows = await sql`
    insert into application_links (token_hash, application_id, purpose)
    values (${link.tokenHash}, ${link.applicationId}, ${link.purpose})
    on conflict (application_id) where purpose = 'confirmation' do nothing returning application_id`;
  return rows.length === 1;
}

/** The application that a link leads to. */
export async function findApplicationOfLink(sql: Sql, tokenHash: Uint8Array): Promise<string | undefined> {
  const [row] = await sql<{ applicationId: string }[]>`
    select application_id from application_links where token_hash = ${tokenHash}`;
  return row?.applicationId;
}
