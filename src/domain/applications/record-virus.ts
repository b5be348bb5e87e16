import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { listApplicationsWith, setScanState } from "../../db/applications/document-scans.ts";
import { inTransaction } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { askForAnotherFile } from "./ask-for-another-file.ts";

export async function recordVirus(
  world: Pick<World, "sql" | "vault" | "settings" | "log">,
  documentId: string,
  { signature, at }: { signature: string; at: Date },
): Promise<void> {
  await inTransaction(world.sql, async (tx) => {
    await setScanState(tx, documentId, { state: "infected", at });
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "virus found",
      subject: { kind: "document", id: documentId },
      details: { signature },
    });
    for (const id of await listApplicationsWith(tx, documentId)) await askForAnotherFile(tx, world, id);
  });
  world.log({ event: "document infected", document: documentId, signature });
}
