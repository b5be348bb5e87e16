import { insertAuditEntry } from "../db/accounts/audit-log.ts";
import type { Services } from "../env.ts";

export const recordingRetention =
  <Gone extends { [What in keyof Gone]: string[] }>(
    task: string,
    run: (services: Services) => Promise<Gone>,
  ) =>
  async (services: Services): Promise<void> => {
    const counts = Object.fromEntries(
      Object.entries<string[]>(await run(services)).map(([what, ids]) => [what, ids.length]),
    );
    if (Object.values(counts).every((count) => count === 0)) return;
    await insertAuditEntry(services.sql, {
      actor: { kind: "system" },
      action: "retention ran",
      subject: { kind: "retention", id: task },
      details: counts,
    });
  };
