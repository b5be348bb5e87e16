import { countRows, hasRows } from "./rows.ts";
import type { Sql } from "./sql.ts";

interface SealedColumn {
  table: string;
  sealed: string;
  keyId: string;
}

/** A test compares this list with the schema. */
export const sealedColumns = {
  private: { table: "applications", sealed: "private_sealed", keyId: "private_key_id" },
  draft: { table: "applications", sealed: "draft_sealed", keyId: "draft_key_id" },
  email: { table: "outbox", sealed: "message_sealed", keyId: "message_key_id" },
  jobAlert: { table: "job_alerts", sealed: "token_sealed", keyId: "token_key_id" },
  savedReminder: { table: "saved_reminders", sealed: "token_sealed", keyId: "token_key_id" },
  rejectionNote: { table: "status_notices", sealed: "note_sealed", keyId: "note_key_id" },
  jobReport: { table: "vacancy_reports", sealed: "private_sealed", keyId: "private_key_id" },
  interview: { table: "interviews", sealed: "place_sealed", keyId: "place_key_id" },
  jobOffer: { table: "job_offers", sealed: "terms_sealed", keyId: "terms_key_id" },
  message: { table: "application_messages", sealed: "text_sealed", keyId: "text_key_id" },
  messageReason: { table: "application_messages", sealed: "reason_sealed", keyId: "reason_key_id" },
  document: { table: "documents", sealed: "wrapped_key", keyId: "wrapped_key_id" },
} as const satisfies Record<string, SealedColumn>;

export interface SealedValue {
  id: string;
  bytes: Uint8Array;
  keyId: string;
}

export async function listSealedByOthers(
  sql: Sql,
  { table, sealed, keyId }: SealedColumn,
  currentKeyId: string,
  after: string | undefined,
  limit: number,
): Promise<SealedValue[]> {
  return sql<SealedValue[]>`
    select id, ${sql(sealed)} as bytes, ${sql(keyId)} as key_id from ${sql(table)}
    where ${sql(sealed)} is not null and ${sql(keyId)} <> ${currentKeyId} ${after ? sql`and id > ${after}` : sql``}
    order by id limit ${limit}`;
}

export async function countSealedByOthers(
  sql: Sql,
  { table, sealed, keyId }: SealedColumn,
  currentKeyId: string,
): Promise<number> {
  return countRows(
    sql,
    sql`${sql(table)}
    where ${sql(sealed)} is not null and ${sql(keyId)} <> ${currentKeyId}`,
  );
}

export async function replaceSealed(
  sql: Sql,
  { table, sealed, keyId }: SealedColumn,
  before: SealedValue,
  after: { bytes: Uint8Array; keyId: string },
): Promise<boolean> {
  return hasRows(sql`
    update ${sql(table)} set ${sql(sealed)} = ${after.bytes}, ${sql(keyId)} = ${after.keyId}
    where id = ${before.id} and ${sql(sealed)} = ${before.bytes}
    returning id`);
}
