import { removeExpiredAuditEntries } from "../db/accounts/audit-log.ts";
import { deleteExpired as deleteSome, type PlainKey, plainKeys } from "../db/expired-rows.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-ago.ts";

const batch = 1000;
const auditBatch = 5_000;

/** Deletes rows that mean nothing any more: ended sessions, old links, mails that were sent, counts of past windows. */
export async function deleteExpired(services: Services): Promise<void> {
  for (const key of plainKeys) await deleteExpiredRows(services, key);
  await removeAuditEntries(services);
}

/** Deletes those of one row of the retention table. Gives how many. */
export async function deleteExpiredRows({ sql, clock, settings }: Services, key: PlainKey): Promise<number> {
  const before = daysBefore(clock(), settings.retention[key]);
  for (let deleted = 0; ; ) {
    const some = await deleteSome(sql, key, before, batch);
    deleted += some;
    if (some < batch) return deleted;
  }
}

/** The database decides which have expired. Gives how many are gone. */
export async function removeAuditEntries({ sql }: Services): Promise<number> {
  for (let removed = 0; ; ) {
    const some = await removeExpiredAuditEntries(sql, auditBatch);
    removed += some;
    if (some < auditBatch) return removed;
  }
}
