import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface DraftLinkRow {
  applicationId: string;
  expiresAt: Date;
  usedAt: Date | null;
}

export async function insertDraftLink(
  sql: Sql,
  link: { tokenHash: Uint8Array; applicationId: string; expiresAt: Date },
): Promise<void> {
  await sql`insert into draft_links ${sql(link, "tokenHash", "applicationId", "expiresAt")}`;
}

export async function findDraftLink(sql: Sql, tokenHash: Uint8Array): Promise<DraftLinkRow | undefined> {
  return firstRow(sql<DraftLinkRow[]>`
    select application_id, expires_at, used_at from draft_links where token_hash = ${tokenHash}`);
}

/** Gives the draft and its documents to this browser, and ends all links to it. */
export async function updateDraftBrowser(
  sql: Sql,
  applicationId: string,
  browserHash: Uint8Array,
): Promise<void> {
  await sql`
    update documents set browser_hash = ${browserHash}
    where id in (select document_id from application_documents where application_id = ${applicationId})`;
  await sql`
    update applications set browser_hash = ${browserHash}, updated_at = now()
    where id = ${applicationId} and submitted_at is null`;
  await sql`update draft_links set used_at = now() where application_id = ${applicationId} and used_at is null`;
}
