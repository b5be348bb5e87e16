import type { ExpiringKey } from "../shared/retention.ts";
import type { Sql } from "./sql.ts";

export type PlainKey = Exclude<
  ExpiringKey,
  | "draft"
  | "refundedDraft"
  | "unpaid"
  | "unanswered"
  | "inProgress"
  | "accepted"
  | "rejected"
  | "withdrawn"
  | "refunded"
  | "upload"
  | "brokenUpload"
  | "auditView"
>;

type Expired = (sql: Sql, before: Date) => { table: ReturnType<Sql>; when: ReturnType<Sql> };

const expired: Record<PlainKey, Expired> = {
  mailboxCode: (sql, before) => ({ table: sql`mailbox_codes`, when: sql`expires_at < ${before}` }),
  privateView: (sql, before) => ({ table: sql`private_views`, when: sql`expires_at < ${before}` }),
  trackingCode: (sql, before) => ({ table: sql`tracking_codes`, when: sql`expires_at < ${before}` }),
  applicationLink: (sql, before) => ({ table: sql`application_links`, when: sql`expires_at < ${before}` }),
  draftLink: (sql, before) => ({ table: sql`draft_links`, when: sql`expires_at < ${before}` }),
  erasureRequest: (sql, before) => ({ table: sql`erasure_requests`, when: sql`expires_at < ${before}` }),
  alert: (sql, before) => ({
    table: sql`job_alerts`,
    when: sql`confirmed_at is null and created_at < ${before}`,
  }),
  newsletter: (sql, before) => ({
    table: sql`newsletter_subscribers`,
    when: sql`confirmed_at is null and created_at < ${before}`,
  }),
  unsentEvidence: (sql, before) => ({
    table: sql`mandate_files`,
    when: sql`request_id is null and created_at < ${before}`,
  }),
  evidence: (sql, before) => ({
    table: sql`mandate_requests`,
    when: sql`state <> 'waiting' and coalesce(decided_at, asked_at) < ${before}
      and not (state = 'checked' and exists (
        select from mandates
        where mandates.id = mandate_id and mandates.state = 'checked' and valid_until >= utc_today()))`,
  }),
  report: (sql, before) => ({ table: sql`vacancy_reports`, when: sql`closed_at < ${before}` }),
  session: (sql, before) => ({ table: sql`user_sessions`, when: sql`expires_at < ${before}` }),
  adminSession: (sql, before) => ({ table: sql`admin_sessions`, when: sql`expires_at < ${before}` }),
  passwordReset: (sql, before) => ({ table: sql`password_resets`, when: sql`expires_at < ${before}` }),
  mail: (sql, before) => ({
    table: sql`outbox`,
    when: sql`created_at < ${before} and (sent_at is not null or given_up_at is not null)`,
  }),
  requestCount: (sql, before) => ({ table: sql`rate_limits`, when: sql`window_start < ${before}` }),
  paymentEvent: (sql, before) => ({
    table: sql`payment_events`,
    when: sql`received_at < ${before} and handled_at is not null`,
  }),
};

export const plainKeys = Object.keys(expired) as PlainKey[];

export async function countExpired(sql: Sql, key: PlainKey, before: Date): Promise<number> {
  const { table, when } = expired[key](sql, before);
  const [row] = await sql<{ n: number }[]>`select count(*)::int as n from ${table} where ${when}`;
  return row!.n;
}

/** Skips rows that another process deletes. */
export async function deleteExpired(sql: Sql, key: PlainKey, before: Date, limit: number): Promise<number> {
  const { table, when } = expired[key](sql, before);
  const { count } = await sql`
    delete from ${table} where ctid = any(array(
      select ctid from ${table} where ${when} limit ${limit} for update skip locked))`;
  return count;
}
