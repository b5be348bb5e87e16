import { insertAuditEntry } from "../db/accounts/audit-log.ts";
import type { Sql } from "../db/sql.ts";
import type { Services } from "../env.ts";

export const recordRetention = (sql: Sql, id: string, details: Record<string, number>): Promise<void> =>
  insertAuditEntry(sql, {
    actor: { kind: "system" },
    action: "retention ran",
    subject: { kind: "retention", id },
    details,
  });

export const recordingRetention =
  <Gone extends { [What in keyof Gone]: string[] }>(
    task: string,
    run: (services: Services) => Promise<Gone>,
  ) =>
  async (services: Services): Promise<void> => {
    const counts = Object.fromEntries(
      Object.entries<string[]>(await run(services)).map(([what, ids]) => [what, ids.length]),
    );
    if (Object.values(counts).some((count) => count > 0)) await recordRetention(services.sql, task, counts);
  };
