import type { Sql } from "./sql.ts";

/** To be called in the transaction that changes what visitors see. */
export async function raiseContentVersion(sql: Sql): Promise<void> {
  await sql`update content_versions set version = version + 1, changed_at = now()`;
}
