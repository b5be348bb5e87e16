import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface SavedLink {
  tokenHash: Uint8Array;
  listId: string;
  email: string | null;
  language: string;
  expiresAt: Date;
  takenBy: string | null;
}

export async function insertSavedLink(sql: Sql, link: Omit<SavedLink, "takenBy">): Promise<void> {
  await sql`insert into saved_links ${sql(link, "tokenHash", "listId", "email", "language", "expiresAt")}`;
}

export async function findSavedLink(sql: Sql, tokenHash: Uint8Array): Promise<SavedLink | undefined> {
  return firstRow(sql<SavedLink[]>`
    select token_hash, list_id, email, language, expires_at, taken_by from saved_links where token_hash = ${tokenHash}`);
}

/** Two browsers that use one link at once wait for each other. */
export async function lockSavedLink(tx: Sql, tokenHash: Uint8Array): Promise<void> {
  await tx`select from saved_links where token_hash = ${tokenHash} for update`;
}

export async function takeSavedLink(sql: Sql, tokenHash: Uint8Array, listId: string): Promise<void> {
  await sql`update saved_links set taken_by = ${listId} where token_hash = ${tokenHash}`;
}
