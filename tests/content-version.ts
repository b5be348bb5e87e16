import type { Sql } from "../src/db/sql.ts";

export async function findContentVersion(sql: Sql): Promise<{ version: number; changedAt: Date }> {
  const [row] = await sql<
    { version: number; changedAt: Date }[]
  >`select version, changed_at from content_versions`;
  return row!;
}
