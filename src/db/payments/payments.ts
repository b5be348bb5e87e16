import { type RefundKey, refundReasons } from "../../content/refund-reasons.ts";
import type { DisputeState, PaymentMark } from "../../shared/payments/payment-marks.ts";
import { firstRow, hasRows, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { marksOfPayment } from "./payment-marks.ts";

export type UnpaidState = "pending" | "processing" | "failed" | "canceled";
type PaymentState = UnpaidState | "succeeded" | "refunding" | "refunded";

export interface Payment {
  /** It is also the idempotency key of the intent. */
  id: string;
  applicationId: string;
  jobId: string | null;
  provider: "stripe" | "test";
  /** Null until the provider answered. */
  intentId: string | null;
  /** Null when the provider's answer was lost. */
  clientSecretHash: Uint8Array | null;
  amountCents: number;
  currency: string;
  status: PaymentState;
  refundKey: RefundKey | null;
  refundReason: string | null;
  refundId: string | null;
  refundedCents: number;
  succeededAt: Date | null;
  disputedAt: Date | null;
  disputeId: string | null;
  disputeState: DisputeState | null;
  marks: PaymentMark[];
  createdAt: Date;
  updatedAt: Date;
}

export const isSettled = ({ status }: Payment): boolean =>
  status === "succeeded" || status === "refunding" || status === "refunded";

/** Finds the payment that pays for the application. A second one that went back does not hide it. */
export const findPayingPayment = (payments: Payment[]): Payment | undefined =>
  payments.find(({ status }) => status === "succeeded") ?? payments.find(isSettled);

/** The payment was canceled, or its money is going back or went back, so it pays for nothing. */
export const isOver = ({ status }: Payment): boolean =>
  status === "canceled" || status === "refunding" || status === "refunded";

/** True when nobody has paid it and the provider is not processing it. */
export const isUnpaid = ({ status }: Payment): boolean => status === "pending" || status === "failed";

const columns = (sql: Sql) => sql`
  id, application_id, job_id, provider, intent_id, client_secret_hash, amount_cents, currency, status, refund_key, refund_reason, refund_id,
  refunded_cents, succeeded_at, disputed_at, dispute_id, dispute_state, ${marksOfPayment(sql)} as marks, created_at, updated_at`;

export async function insertPayment(
  sql: Sql,
  payment: Pick<Payment, "applicationId" | "provider" | "amountCents" | "currency"> & {
    jobId?: string | null;
    intentId?: string;
  },
): Promise<Payment> {
  return onlyRow(sql<Payment[]>`
    insert into payments (application_id, job_id, provider, amount_cents, currency, intent_id)
    values (${payment.applicationId}, ${payment.jobId ?? null}, ${payment.provider}, ${payment.amountCents}, ${payment.currency},
      ${payment.intentId ?? null})
    returning ${columns(sql)}`);
}

/** Returns all payments of the application, the newest first. */
export async function listPayments(sql: Sql, applicationId: string): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments where application_id = ${applicationId} order by created_at desc`;
}

export async function findPayment(sql: Sql, id: string): Promise<Payment | undefined> {
  return firstRow(sql<Payment[]>`select ${columns(sql)} from payments where id = ${id}`);
}

export async function findPaymentOfIntent(sql: Sql, intentId: string): Promise<Payment | undefined> {
  return firstRow(sql<Payment[]>`select ${columns(sql)} from payments where intent_id = ${intentId}`);
}

/** Keeps a job that the payment already has. */
export async function updatePaymentJob(sql: Sql, id: string, jobId: string): Promise<void> {
  await sql`update payments set job_id = ${jobId}, updated_at = now() where id = ${id} and job_id is null`;
}

/** Keeps an intent that is already recorded. A canceled payment takes one, too, because somebody may have paid it. */
export async function updateIntent(
  sql: Sql,
  id: string,
  intentId: string,
  clientSecretHash: Uint8Array | null = null,
): Promise<void> {
  await sql`
    update payments
    set intent_id = ${intentId}, client_secret_hash = ${clientSecretHash}, updated_at = now()
    where id = ${id} and intent_id is null`;
}

export type Refund = { key: Exclude<RefundKey, "administrator"> } | { key: "administrator"; reason: string };

const wordsOf = (refund: Refund): string =>
  refund.key === "administrator" ? refund.reason : refundReasons[refund.key].receipt;

/** Clears an earlier failure of the refund, unless `refundFailed`. When a refund fails, its amount returns to 0. */
export async function updatePaymentState(
  sql: Sql,
  id: string,
  status: PaymentState,
  details: { refund?: Refund; refundId?: string; refundFailed?: boolean } = {},
): Promise<void> {
  await sql`
    update payments
    set status = ${status}, updated_at = now(),
      refund_key = coalesce(${details.refund?.key ?? null}, refund_key),
      refund_reason = coalesce(${details.refund ? wordsOf(details.refund) : null}, refund_reason),
      refund_id = coalesce(${details.refundId ?? null}, refund_id),
      refunded_cents = case when ${status} = 'refunded' then amount_cents when status = 'refunded' then 0
        else refunded_cents end,
      refund_failed_at = case when ${details.refundFailed ?? false}::boolean then now() end,
      succeeded_at = case when ${status} = 'succeeded' then coalesce(succeeded_at, now()) else succeeded_at end
    where id = ${id}`;
}

/** Returns false when the payment has an intent by now. */
export async function cancelWithoutIntent(sql: Sql, id: string): Promise<boolean> {
  return hasRows(sql`
    update payments set status = 'canceled', updated_at = now()
    where id = ${id} and intent_id is null returning 1`);
}

/** Keeps a payment that is paid or refunded. */
export async function updateUnpaidState(sql: Sql, id: string, status: UnpaidState): Promise<void> {
  await sql`
    update payments set status = ${status}, updated_at = now()
    where id = ${id} and status in ('pending', 'processing', 'failed', 'canceled')`;
}

export async function hasPaymentsSince(
  sql: Sql,
  provider: Payment["provider"],
  since: Date,
): Promise<boolean> {
  return hasRows(sql`
    select from payments where provider = ${provider} and created_at >= ${since} limit 1`);
}

export async function listOpenDisputes(
  sql: Sql,
  provider: Payment["provider"],
  after: string | undefined,
  limit: number,
): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where dispute_state = 'open' and provider = ${provider} and intent_id is not null
      ${after ? sql`and id > ${after}` : sql``}
    order by id limit ${limit}`;
}

export async function listPaymentsOfIntents(sql: Sql, intentIds: string[]): Promise<Payment[]> {
  if (intentIds.length === 0) return [];
  return sql<Payment[]>`select ${columns(sql)} from payments where intent_id in ${sql(intentIds)}`;
}

export async function listUnpaidBefore(
  sql: Sql,
  provider: Payment["provider"],
  before: Date,
  after: string | undefined,
  limit: number,
): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status in ('pending', 'processing', 'failed') and provider = ${provider} and created_at < ${before}
      ${after ? sql`and (created_at, id) > (select created_at, id from payments where id = ${after})` : sql``}
    order by created_at, id limit ${limit}`;
}

/** Stripe repeats its answer to the same key for a day, so another try needs a new key. */
export async function renewRefund(sql: Sql, id: string): Promise<void> {
  await sql`update payments set updated_at = now() where id = ${id} and status = 'refunding'`;
}

/** Oldest first. The administrator repeats refused ones. */
export async function listRefunding(sql: Sql, after: string | undefined, limit: number): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status = 'refunding' and refund_failed_at is null
      ${after ? sql`and (created_at, id) > (select created_at, id from payments where id = ${after})` : sql``}
    order by created_at, id limit ${limit}`;
}

/** Undefined if the application was completed meanwhile. */
export async function markIncompleteRefunding(
  sql: Sql,
  id: string,
  refund: Refund,
): Promise<Payment | undefined> {
  return firstRow(sql<Payment[]>`
    with draft as (
      select applications.id from applications join payments on payments.application_id = applications.id
      where payments.id = ${id} and submitted_at is null for update of applications
    )
    update payments set status = 'refunding', refund_key = ${refund.key}, refund_reason = ${wordsOf(refund)}, refund_failed_at = null, updated_at = now()
    where id = ${id} and status = 'succeeded' and application_id in (select id from draft)
    returning ${columns(sql)}`);
}

export async function listAbandoned(
  sql: Sql,
  untouchedSince: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status in ('pending', 'processing', 'failed') and intent_id is not null
      and exists (select from applications
        where applications.id = payments.application_id and submitted_at is null
          and updated_at < ${untouchedSince})
    order by created_at, id limit ${limit} offset ${offset}`;
}

export async function listPaidIncomplete(sql: Sql, paidBefore: Date, limit: number): Promise<Payment[]> {
  return sql<Payment[]>`
    select ${columns(sql)} from payments
    where status = 'succeeded' and refund_failed_at is null and succeeded_at < ${paidBefore}
      and exists (select from applications
        where applications.id = payments.application_id and submitted_at is null)
    order by created_at limit ${limit}`;
}
