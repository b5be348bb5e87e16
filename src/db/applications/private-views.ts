import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

export async function insertPrivateView(
  sql: Sql,
  view: { tokenHash: Uint8Array; applicationId: string; expiresAt: Date },
): Promise<void> {
  await sql`insert into private_views ${sql(view, "tokenHash", "applicationId", "expiresAt")}`;
}

export async function isPrivateView(
  sql: Sql,
  { tokenHash, applicationId, now }: { tokenHash: Uint8Array; applicationId: string; now: Date },
): Promise<boolean> {
  return hasRows(sql`
    select from private_views
    where token_hash = ${tokenHash} and application_id = ${applicationId} and expires_at > ${now}`);
}
