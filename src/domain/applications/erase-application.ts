import { deleteRemindersOfCandidate } from "../../db/alerts/saved-reminders.ts";
import {
  type ErasedBy,
  emptyApplication,
  type WithdrawnDocument,
  withdrawDocuments,
} from "../../db/applications/erasure.ts";
import { deleteInterviews } from "../../db/applications/interviews.ts";
import { deleteJobOffers } from "../../db/applications/job-offers.ts";
import { deleteMessagesOf } from "../../db/applications/messages.ts";
import { deletePlacementsOf } from "../../db/applications/placements.ts";
import { deleteNoticesOf } from "../../db/applications/status-notices.ts";
import { deleteDocument } from "../../db/applying/documents.ts";
import { deleteUnsentEmailsOf } from "../../db/mail/outbox.ts";
import { releaseReview } from "../../db/reviews/verified-reviews.ts";
import type { Transaction } from "../../db/sql.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";

/** Keeps what the books need. The caller holds the lock and calls `removeDocuments` afterwards. */
export async function eraseApplication(
  tx: Transaction,
  id: string,
  by: ErasedBy,
): Promise<WithdrawnDocument[]> {
  const documents = await withdrawDocuments(tx, id);
  // A task writes emails about a message under that message's lock. This statement waits for them, the next deletes them.
  await deleteMessagesOf(tx, id);
  await deleteUnsentEmailsOf(tx, id);
  await deleteNoticesOf(tx, id);
  if (by === "candidate") await deleteRemindersOfCandidate(tx, id);
  await deleteInterviews(tx, id);
  await deletePlacementsOf(tx, id);
  await deleteJobOffers(tx, id);
  await releaseReview(tx, id, by === "retention");
  await emptyApplication(tx, id, by);
  await audit(tx, by === "candidate" ? "candidate" : "system", "application erased", ["application", id]);
  return documents;
}

/** The task for unclaimed documents repeats what fails here. Returns the removed ids. */
export async function removeDocuments(
  { sql, files, log }: Pick<World, "sql" | "files" | "log">,
  documents: readonly WithdrawnDocument[],
): Promise<string[]> {
  const removed: string[] = [];
  for (const { id, storageKey } of documents) {
    try {
      await files.remove(storageKey);
      await deleteDocument(sql, id);
      removed.push(id);
    } catch (error) {
      log({ event: "document not deleted", document: id, cause: reasonOf(error) });
    }
  }
  return removed;
}
