import { listDraftsBefore } from "../db/applications.ts";
import { listRefundedDrafts, listRejectedBefore } from "../db/erasure.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-before.ts";
import { deleteOldDrafts } from "./delete-old-drafts.ts";
import { eraseRejected } from "./erase-rejected.ts";

/** Applications whose time is over, by their ids. */
interface Due {
  what: string;
  ids: string[];
}

/** What the timetable will delete or erase next. A draft that was paid unnoticed is listed, and stays when the provider says so. */
export async function listDue({ sql, clock, settings }: Services): Promise<Due[]> {
  const { draftDays, rejectedDays } = settings.retention;
  const now = clock();
  const drafts = daysBefore(now, draftDays);
  return [
    {
      what: `drafts deleted after ${draftDays} days`,
      ids: await listDraftsBefore(sql, drafts),
    },
    {
      what: `drafts erased after ${draftDays} days, their refunded payment kept`,
      ids: await listRefundedDrafts(sql, drafts),
    },
    {
      what: `rejected applications erased after ${rejectedDays} days`,
      ids: await listRejectedBefore(sql, daysBefore(now, rejectedDays), { now }),
    },
  ];
}

/** What the timetable does every hour, now. */
export async function runRetention(services: Services): Promise<void> {
  await deleteOldDrafts(services);
  await eraseRejected(services);
}
