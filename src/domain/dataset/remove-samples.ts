import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { deleteSampleJobs, lockSeeding } from "../../db/dataset/dataset.ts";
import { type Database, inTransaction } from "../../db/sql.ts";

/** Undefined while a seeding runs. Applications stay. */
export function removeSamples(sql: Database): Promise<{ jobs: number } | undefined> {
  return inTransaction(sql, async (tx) => {
    if (!(await lockSeeding(tx))) return undefined;
    const jobs = await deleteSampleJobs(tx);
    await insertAuditEntry(tx, {
      actor: { kind: "admin" },
      action: "samples removed",
      subject: { kind: "dataset", id: "samples" },
      details: { jobs },
    });
    return { jobs };
  });
}
