import { firstRow, hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

export type LinkPurpose = "mail" | "confirmation" | "tracking";

/** False for an unknown application, and when the confirmation has already shown its one link. */
export async function insertApplicationLink(
  sql: Sql,
  link: { applicationId: string; purpose: LinkPurpose; tokenHash: Uint8Array; expiresAt?: Date },
): Promise<boolean> {
  return hasRows(sql`
    insert into application_links (token_hash, application_id, purpose, expires_at)
    select ${link.tokenHash}::bytea, id, ${link.purpose}, ${link.expiresAt ?? null}::timestamptz
    from applications where id = ${link.applicationId}
    on conflict (application_id) where purpose = 'confirmation' do nothing returning application_id`);
}

const lifetime = "90 days";

interface FoundLink {
  applicationId: string;
  isOver: boolean;
  /** True for the first emailed link that anybody opened. */
  proves: boolean;
}

export async function findApplicationOfLink(sql: Sql, tokenHash: Uint8Array): Promise<FoundLink | undefined> {
  return firstRow(sql<FoundLink[]>`
    select application_id, purpose = 'mail' and email_confirmed_at is null as proves,
      expires_at is null and application_links.created_at <= now() - ${lifetime}::interval as is_over
    from application_links join applications on applications.id = application_id
    where token_hash = ${tokenHash} and (expires_at is null or expires_at > now())`);
}
