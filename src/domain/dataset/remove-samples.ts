import { deleteSampleJobs, lockSeeding } from "../../db/dataset/dataset.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { audit } from "../accounts/audit.ts";

/** Returns undefined while a seeding runs. Keeps all applications. */
export function removeSamples(sql: Database): Promise<{ jobs: number } | undefined> {
  return inTransaction(sql, async (tx) => {
    if (!(await lockSeeding(tx))) return undefined;
    const jobs = await deleteSampleJobs(tx);
    await audit(tx, "admin", "samples removed", ["dataset", "samples"], { jobs });
    return { jobs };
  });
}
