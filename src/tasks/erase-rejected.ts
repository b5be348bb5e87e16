import { lockApplication } from "../db/applications.ts";
import { listRejectedBefore } from "../db/erasure.ts";
import { inTransaction } from "../db/sql.ts";
import { eraseApplication, removeDocuments } from "../domain/erase-application.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-before.ts";

const batch = 200;

interface Erased {
  applications: string[];
  documents: string[];
}

/**
 * Erases rejected applications when their time is over: what they said of a person, and their documents. Gives the ids
 * of both.
 */
export async function eraseRejected(services: Services): Promise<Erased> {
  const { sql, clock, settings } = services;
  const now = clock();
  const before = daysBefore(now, settings.retention.rejectedDays);
  const gone: Erased = { applications: [], documents: [] };
  for (let failed = 0; ; ) {
    // Those that could not be erased stay the oldest: they are stepped over, and tried again next time.
    const due = await listRejectedBefore(sql, before, { now, limit: batch, offset: failed });
    for (const id of due) if (!(await erase(services, id, before, now, gone))) failed += 1;
    if (due.length < batch) return gone;
  }
}

/** False when it could not be done. */
async function erase(
  services: Services,
  id: string,
  before: Date,
  now: Date,
  gone: Erased,
): Promise<boolean> {
  try {
    const documents = await inTransaction(services.sql, async (tx) => {
      await lockApplication(tx, id);
      // As it stands now: the employer may have thought better of it, or another machine erased it.
      const isDue = (await listRejectedBefore(tx, before, { now, id })).length > 0;
      return isDue ? eraseApplication(tx, id, "retention") : undefined;
    });
    if (!documents) return true;
    gone.applications.push(id);
    gone.documents.push(...(await removeDocuments(services, documents)));
    return true;
  } catch (error) {
    services.log({ event: "application not erased", application: id, cause: (error as Error).name });
    return false;
  }
}
