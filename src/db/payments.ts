import type { Sql } from "./sql.ts";

export type PaymentState =
  | "pending"
  | "processing"
  | "succeeded"
  | "failed"
  | "canceled"
  | "refunding"
  | "refunded";

export interface Payment {
  /** Also the key under which the provider is asked for the intent. */
  id: string;
  applicationId: string;
  provider: "stripe" | "test";
  /** The provider's id; null until it answered. */
  intentId: string | null;
  amountCents: number;
  currency: string;
  status: PaymentState;
  createdAt: Date;
}

const columns = (sql: Sql) =>
  sql`id, application_id, provider, intent_id, amount_cents, currency, status, created_at`;

export async function insertPayment(
  sql: Sql,
  payment: Pick<Payment, "applicationId" | "provider" | "amountCents" | "currency"> & { intentId?: string },
): Promise<Payment> {
  const [row] = await sql<Payment[]>`
    insert into payments (application_id, provider, amount_cents, currency, intent_id)
    values (${payment.applicationId}, ${payment.provider}, ${payment.amountCents}, ${payment.currency},
      ${payment.intentId ?? null})
    returning ${columns(sql)}`;
  return row!;
}

export async function listPayments(sql: Sql, applicationId: string): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments where application_id = ${applicationId} order by created_at desc`;
}

export async function findPaymentOfIntent(sql: Sql, intentId: string): Promise<Payment | undefined> {
  const [row] = await sql<Payment[]>`select ${columns(sql)} from payments where intent_id = ${intentId}`;
  return row;
}

/** Kept once; what another request wrote first stays. */
export async function setIntent(sql: Sql, id: string, intentId: string): Promise<void> {
  await sql`
    update payments set intent_id = ${intentId}, updated_at = now() where id = ${id} and intent_id is null`;
}

export async function setPaymentState(
  sql: Sql,
  id: string,
  status: PaymentState,
  details: { refundReason?: string; refundId?: string } = {},
): Promise<void> {
  await sql`
    update payments
    set status = ${status}, updated_at = now(),
      refund_reason = coalesce(${details.refundReason ?? null}, refund_reason),
      refund_id = coalesce(${details.refundId ?? null}, refund_id),
      succeeded_at = case when ${status} = 'succeeded' then now() else succeeded_at end
    where id = ${id}`;
}

/** Begun and not known to have come to an end. */
export async function listUnsettled(sql: Sql, since: Date, limit: number): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status in ('pending', 'processing', 'failed', 'canceled') and created_at >= ${since}
    order by created_at limit ${limit}`;
}

/** Payments to be given back, oldest first. */
export async function listRefunding(sql: Sql, limit: number): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments where status = 'refunding' order by created_at limit ${limit}`;
}

/** Turns a payment that bought nothing back, unless its application was completed in the meantime. */
export async function refundIncomplete(sql: Sql, id: string): Promise<void> {
  await sql`
    with draft as (
      select applications.id from applications join payments on payments.application_id = applications.id
      where payments.id = ${id} and submitted_at is null for update of applications
    )
    update payments set status = 'refunding', refund_reason = 'application not completed', updated_at = now()
    where id = ${id} and status = 'succeeded' and application_id in (select id from draft)`;
}

/** Begun for drafts that nobody has touched since, and still payable. */
export async function listAbandoned(sql: Sql, untouchedSince: Date, limit: number): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status in ('pending', 'processing', 'failed') and intent_id is not null
      and exists (select from applications
        where applications.id = payments.application_id and submitted_at is null
          and updated_at < ${untouchedSince})
    order by created_at limit ${limit}`;
}

/** Paid for a draft that nobody completed within the time. */
export async function listPaidIncomplete(sql: Sql, paidBefore: Date, limit: number): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status = 'succeeded' and succeeded_at < ${paidBefore}
      and exists (select from applications
        where applications.id = payments.application_id and submitted_at is null)
    order by created_at limit ${limit}`;
}
