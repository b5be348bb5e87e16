import { deleteDocument, listUnclaimedDocuments, withdrawUnclaimed } from "../db/documents.ts";
import { inTransaction } from "../db/sql.ts";
import type { Services } from "../env.ts";

const keptMs = 48 * 60 * 60 * 1000;
const batch = 200;

/** Uploads that stand in no application and no draft after 48 hours. */
export async function deleteUnclaimedDocuments({ sql, files, clock }: Services): Promise<void> {
  const before = new Date(clock().getTime() - keptMs);
  for (const { id, storageKey } of await listUnclaimedDocuments(sql, before, batch)) {
    if (!(await inTransaction(sql, (tx) => withdrawUnclaimed(tx, id)))) continue;
    // The row goes last: what an interruption leaves is found again.
    if (storageKey) await files.remove(storageKey);
    await deleteDocument(sql, id);
  }
}
