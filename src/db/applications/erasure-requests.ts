import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface ErasureRequest {
  applicationId: string;
  createdAt: Date;
  expiresAt: Date;
}

export async function insertErasureRequest(
  sql: Sql,
  request: { tokenHash: Uint8Array; applicationId: string; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await sql`
    insert into erasure_requests ${sql(request, "tokenHash", "applicationId", "createdAt", "expiresAt")}`;
}

export async function findErasureRequest(
  sql: Sql,
  tokenHash: Uint8Array,
): Promise<ErasureRequest | undefined> {
  return firstRow(sql<ErasureRequest[]>`
    select application_id, created_at, expires_at from erasure_requests where token_hash = ${tokenHash}`);
}

export async function findLastErasureRequest(
  sql: Sql,
  applicationId: string,
): Promise<ErasureRequest | undefined> {
  return firstRow(sql<ErasureRequest[]>`
    select application_id, created_at, expires_at from erasure_requests
    where application_id = ${applicationId} order by created_at desc limit 1`);
}
