import type { Sql } from "../../src/db/sql.ts";

/** A change of a public page does the same. */
export async function raiseContentVersion(sql: Sql): Promise<void> {
  await sql`update content_versions set version = version + 1, changed_at = now()`;
}

export async function findContentVersion(sql: Sql): Promise<{ version: number; changedAt: Date }> {
  const [row] = await sql<
    { version: number; changedAt: Date }[]
  >`select version, changed_at from content_versions`;
  return row!;
}
