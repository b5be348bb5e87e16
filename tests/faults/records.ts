import type { Sql } from "../../src/db/sql.ts";

/** The record of one payment and its application. */
export interface IntentRecord {
  status: string;
  paymentStatus: string;
  /** Counts of each action. */
  settled: number;
  submitted: number;
  refunded: number;
  disputed: number;
  /** Links to the application's own page that a mail brought. */
  mailed: number;
}

export async function recordsByIntent(sql: Sql): Promise<Map<string, IntentRecord>> {
  const rows = await sql<(IntentRecord & { intentId: string })[]>`
    select p.intent_id, p.status, a.payment_status,
      count(*) filter (where l.action = 'payment settled')::int as settled,
      count(*) filter (where l.action = 'application submitted')::int as submitted,
      count(*) filter (where l.action = 'payment refunded')::int as refunded,
      count(*) filter (where l.action = 'payment disputed')::int as disputed,
      (select count(*)::int from application_links
        where application_id = a.id and purpose = 'mail') as mailed
    from payments p join applications a on a.id = p.application_id
    left join audit_log l on l.subject_id = a.id::text
    where p.intent_id is not null
    group by p.id, a.id`;
  return new Map(rows.map(({ intentId, ...record }) => [intentId, record]));
}

/** Counts the queued mails of each kind. */
export async function mailsByKind(sql: Sql): Promise<Record<string, number>> {
  const rows = await sql<{ kind: string; n: number }[]>`
    select kind, count(*)::int as n from outbox group by kind`;
  return Object.fromEntries(rows.map(({ kind, n }) => [kind, n]));
}
