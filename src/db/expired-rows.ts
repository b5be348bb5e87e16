import type { ExpiringKey } from "../shared/retention.ts";
import { countRows } from "./rows.ts";
import type { Sql } from "./sql.ts";

type When = (sql: Sql, before: Date) => ReturnType<Sql>;

const isExpired: When = (sql, before) => sql`expires_at < ${before}`;
const isUnconfirmed: When = (sql, before) => sql`confirmed_at is null and created_at < ${before}`;

const expired = {
  mailboxCode: ["mailbox_codes", isExpired],
  privateView: ["private_views", isExpired],
  trackingCode: ["tracking_codes", isExpired],
  applicationLink: ["application_links", isExpired],
  draftLink: ["draft_links", isExpired],
  erasureRequest: ["erasure_requests", isExpired],
  alert: ["job_alerts", isUnconfirmed],
  newsletter: ["newsletter_subscribers", isUnconfirmed],
  savedList: ["saved_lists", (sql, before) => sql`used_at < ${before}`],
  savedLink: ["saved_links", isExpired],
  savedReminder: [
    "saved_reminders",
    (sql, before) => sql`
      created_at < ${before} and not exists (select from saved_lists where reminder_id = saved_reminders.id)`,
  ],
  unsentEvidence: ["mandate_files", (sql, before) => sql`request_id is null and created_at < ${before}`],
  evidence: [
    "mandate_requests",
    (sql, before) => sql`
      state <> 'waiting' and coalesce(decided_at, asked_at) < ${before}
      and not (state = 'checked' and exists (
        select from mandates
        where mandates.id = mandate_id and mandates.state = 'checked' and valid_until >= utc_today()))`,
  ],
  report: ["vacancy_reports", (sql, before) => sql`closed_at < ${before}`],
  session: ["user_sessions", isExpired],
  adminSession: ["admin_sessions", isExpired],
  passwordReset: ["password_resets", isExpired],
  mail: [
    "outbox",
    (sql, before) => sql`created_at < ${before} and (sent_at is not null or given_up_at is not null)`,
  ],
  requestCount: ["rate_limits", (sql, before) => sql`window_start < ${before}`],
  paymentEvent: ["payment_events", (sql, before) => sql`received_at < ${before} and handled_at is not null`],
} as const satisfies Partial<Record<ExpiringKey, readonly [table: string, when: When]>>;

export type PlainKey = keyof typeof expired;

export const plainKeys = Object.keys(expired) as PlainKey[];

export async function countExpired(sql: Sql, key: PlainKey, before: Date): Promise<number> {
  const [table, when] = expired[key];
  return countRows(sql, sql`${sql(table)} where ${when(sql, before)}`);
}

/** Skips rows that another process deletes. */
export async function deleteExpired(sql: Sql, key: PlainKey, before: Date, limit: number): Promise<number> {
  const [table, when] = expired[key];
  const { count } = await sql`
    delete from ${sql(table)} where ctid = any(array(
      select ctid from ${sql(table)} where ${when(sql, before)} limit ${limit} for update skip locked))`;
  return count;
}
