import { deleteExpiredSessions } from "../auth/account-sessions.ts";
import { deleteExpiredAdminSessions } from "../auth/admin-session.ts";
import { deleteExpiredLinks } from "../db/application-links.ts";
import { deleteDraftLinksBefore } from "../db/draft-links.ts";
import { deleteErasureRequestsBefore } from "../db/erasure-requests.ts";
import { deleteUnconfirmedAlerts } from "../db/job-alerts.ts";
import { deleteMailboxCodesBefore } from "../db/mailboxes.ts";
import { deleteUnconfirmedSubscribers } from "../db/newsletter.ts";
import { deleteOldEmails } from "../db/outbox.ts";
import { deleteOldWindows } from "../db/rate-limits.ts";
import { deleteTrackingCodesBefore } from "../db/tracking-codes.ts";
import { deleteExpiredPasswordResets } from "../db/users.ts";
import { deleteReportsClosedBefore } from "../db/vacancy-reports.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-before.ts";

/** A day, and the day before it, a share of which still counts. */
const longestWindowMs = 2 * 24 * 60 * 60 * 1000;

/** So long a link tells that it is too old, and a mail that was given up can be looked into. */
const keptDays = 30;

const unconfirmedAlertDays = 7;
const closedReportDays = 180;

/** Rows that mean nothing any more: ended sessions, old links, mails that were sent, counts of past windows. */
export async function deleteExpired({ sql, clock }: Services): Promise<void> {
  await deleteExpiredSessions(sql);
  await deleteExpiredAdminSessions(sql);
  await deleteExpiredPasswordResets(sql);
  await deleteUnconfirmedAlerts(sql, daysBefore(clock(), unconfirmedAlertDays));
  await deleteUnconfirmedSubscribers(sql, daysBefore(clock(), unconfirmedAlertDays));
  await deleteReportsClosedBefore(sql, daysBefore(clock(), closedReportDays));
  await deleteErasureRequestsBefore(sql, daysBefore(clock(), keptDays));
  await deleteMailboxCodesBefore(sql, clock());
  await deleteTrackingCodesBefore(sql, clock());
  await deleteExpiredLinks(sql);
  await deleteDraftLinksBefore(sql, daysBefore(clock(), keptDays));
  await deleteOldEmails(sql, daysBefore(clock(), keptDays));
  await deleteOldWindows(sql, new Date(clock().getTime() - longestWindowMs));
}
