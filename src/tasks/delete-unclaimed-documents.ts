import { deleteDocument, listUnclaimedDocuments, withdrawUnclaimed } from "../db/documents.ts";
import { inTransaction } from "../db/sql.ts";
import type { Services } from "../env.ts";

const keptMs = 48 * 60 * 60 * 1000;
const batch = 200;

/** Uploads that stand in no application and no draft after 48 hours. */
export async function deleteUnclaimedDocuments(services: Services): Promise<void> {
  const before = new Date(services.clock().getTime() - keptMs);
  let failed = 0;
  while (true) {
    // Those that could not be removed stay the oldest: they are stepped over, and tried again next time.
    const documents = await listUnclaimedDocuments(services.sql, before, batch, failed);
    for (const document of documents) if (!(await removed(services, document))) failed += 1;
    if (documents.length < batch) return;
  }
}

async function removed(
  { sql, files, log }: Services,
  { id, storageKey }: { id: string; storageKey: string | null },
): Promise<boolean> {
  try {
    if (!(await inTransaction(sql, (tx) => withdrawUnclaimed(tx, id)))) return true;
    // The row goes last: what an interruption leaves is found again.
    if (storageKey) await files.remove(storageKey);
    await deleteDocument(sql, id);
    return true;
  } catch (error) {
    log({ event: "document not deleted", document: id, cause: String(error) });
    return false;
  }
}
