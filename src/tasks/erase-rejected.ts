import { insertAuditEntry } from "../db/audit-log.ts";
import { eraseApplication, listRejectedBefore } from "../db/erasure.ts";
import { inTransaction } from "../db/sql.ts";
import type { Services } from "../env.ts";

const dayMs = 24 * 60 * 60 * 1000;
const batch = 200;

/** Erases rejected applications when their time is over: what they said of a person, and their documents. */
export async function eraseRejected({ sql, clock, settings }: Services): Promise<void> {
  const before = new Date(clock().getTime() - settings.retention.rejectedDays * dayMs);
  for (const id of await listRejectedBefore(sql, before, batch)) {
    await inTransaction(sql, async (tx) => {
      await eraseApplication(tx, id);
      await insertAuditEntry(tx, {
        actor: { kind: "system" },
        action: "application erased",
        subject: { kind: "application", id },
      });
    });
  }
}
