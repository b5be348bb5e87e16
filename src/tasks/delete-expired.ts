import { deleteExpiredAuditEntries } from "../db/accounts/audit-log.ts";
import { deleteExpired as deleteSome, type PlainKey, plainKeys } from "../db/expired-rows.ts";
import type { Services } from "../env.ts";
import { daysEarlier } from "./days-earlier.ts";

const batch = 1000;
const auditBatch = 5_000;

export async function deleteExpired(services: Services): Promise<void> {
  for (const key of plainKeys) await deleteExpiredRows(services, key);
  await removeAuditEntries(services);
}

export async function deleteExpiredRows({ sql, clock, settings }: Services, key: PlainKey): Promise<number> {
  const before = daysEarlier(clock(), settings.retention[key]);
  for (let deleted = 0; ; ) {
    const some = await deleteSome(sql, key, before, batch);
    deleted += some;
    if (some < batch) return deleted;
  }
}

export async function removeAuditEntries({ sql }: Services): Promise<number> {
  for (let removed = 0; ; ) {
    const some = await deleteExpiredAuditEntries(sql, auditBatch);
    removed += some;
    if (some < auditBatch) return removed;
  }
}
