import { deleteExpiredSessions } from "../auth/account-sessions.ts";
import { deleteExpiredAdminSessions } from "../auth/admin-session.ts";
import { deleteOldWindows } from "../db/rate-limits.ts";
import { deleteExpiredPasswordResets } from "../db/users.ts";
import type { Services } from "../env.ts";

const longestWindowMs = 24 * 60 * 60 * 1000;

/** Rows that mean nothing any more: ended sessions, old reset links, counts of past windows. */
export async function deleteExpired({ sql, clock }: Services): Promise<void> {
  await deleteExpiredSessions(sql);
  await deleteExpiredAdminSessions(sql);
  await deleteExpiredPasswordResets(sql);
  await deleteOldWindows(sql, new Date(clock().getTime() - longestWindowMs));
}
