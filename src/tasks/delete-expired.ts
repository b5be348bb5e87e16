import { deleteExpired as deleteSome, type PlainKey, plainKeys } from "../db/expired-rows.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-before.ts";

const batch = 1000;

/** Deletes rows that mean nothing any more: ended sessions, old links, mails that were sent, counts of past windows. */
export async function deleteExpired(services: Services): Promise<void> {
  for (const key of plainKeys) await deleteExpiredRows(services, key);
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
