import { listDraftsBefore } from "../db/applications.ts";
import { listUnclaimedBut } from "../db/documents.ts";
import { listRefundedDrafts, listRejectedBefore } from "../db/erasure.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-before.ts";
import { deleteOldDrafts } from "./delete-old-drafts.ts";
import { deleteUnclaimedDocuments, unclaimedBefore } from "./delete-unclaimed-documents.ts";
import { eraseRejected } from "./erase-rejected.ts";

/** Applications or documents whose time is over, or that are gone, by their ids. */
interface Retained {
  what: string;
  ids: string[];
}

interface Ids {
  drafts: string[];
  refunded: string[];
  rejected: string[];
  documents: string[];
}

/** What the timetable will delete or erase next. A draft that was paid unnoticed is listed, and stays when the provider says so. */
export async function listDue({ sql, clock, settings }: Services): Promise<Retained[]> {
  const { draftDays, rejectedDays } = settings.retention;
  const now = clock();
  const before = daysBefore(now, draftDays);
  const drafts = await listDraftsBefore(sql, before);
  const refunded = await listRefundedDrafts(sql, before);
  const rejected = await listRejectedBefore(sql, daysBefore(now, rejectedDays), { now });
  const leaving = [...drafts, ...refunded, ...rejected];
  const documents = await listUnclaimedBut(sql, unclaimedBefore(now), leaving);
  return named(settings, { drafts, refunded, rejected, documents });
}

/** What the timetable does every hour, now. Gives what is gone by it. */
export async function runRetention(services: Services): Promise<Retained[]> {
  const { deleted: drafts, emptied: refunded } = await deleteOldDrafts(services);
  const { applications: rejected, documents } = await eraseRejected(services);
  documents.push(...(await deleteUnclaimedDocuments(services)));
  return named(services.settings, { drafts, refunded, rejected, documents });
}

function named(
  { retention: { draftDays, rejectedDays } }: Services["settings"],
  { drafts, refunded, rejected, documents }: Ids,
): Retained[] {
  return [
    { what: `drafts deleted after ${draftDays} days`, ids: drafts },
    { what: `drafts erased after ${draftDays} days, their refunded payment kept`, ids: refunded },
    { what: `rejected applications erased after ${rejectedDays} days`, ids: rejected },
    {
      what: "documents deleted that stand in none but those, or in none 48 hours after they were uploaded",
      ids: documents,
    },
  ];
}
