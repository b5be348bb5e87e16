import { deleteDocument, listUnclaimedDocuments, withdrawUnclaimed } from "../../db/applying/documents.ts";
import { inTransaction } from "../../db/sql.ts";
import type { Services } from "../../env.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysEarlier } from "../days-earlier.ts";

const batch = 1000;

export async function deleteUnclaimedDocuments(services: Services): Promise<string[]> {
  const before = daysEarlier(services.clock(), services.settings.retention.upload);
  const gone: string[] = [];
  let failed = 0;
  while (true) {
    // Documents that failed stay the oldest, so this run skips them and the next one tries again.
    const documents = await listUnclaimedDocuments(services.sql, before, batch, failed);
    for (const document of documents) {
      const outcome = await remove(services, document);
      if (outcome === "removed") gone.push(document.id);
      if (outcome === "failed") failed += 1;
    }
    if (documents.length < batch) return gone;
  }
}

async function remove(
  { sql, files, log }: Services,
  { id, storageKey }: { id: string; storageKey: string | null },
): Promise<"removed" | "claimed" | "failed"> {
  try {
    if (!(await inTransaction(sql, (tx) => withdrawUnclaimed(tx, id)))) return "claimed";
    if (storageKey) await files.remove(storageKey);
    await deleteDocument(sql, id);
    return "removed";
  } catch (error) {
    log({ event: "document not deleted", document: id, cause: reasonOf(error) });
    return "failed";
  }
}
