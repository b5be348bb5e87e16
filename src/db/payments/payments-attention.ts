import type { RefundKey } from "../../content/refund-reasons.ts";
import type { DisputeState } from "../../shared/payments/payment-marks.ts";
import type { Sql } from "../sql.ts";
import type { Payment } from "./payments.ts";

export interface PaidFee {
  applicationId: string;
  amountCents: number;
  refundedCents: number;
  status: "succeeded" | "refunding" | "refunded";
  refundKey: RefundKey | null;
  refundReason: string | null;
  succeededAt: Date | null;
}

export async function listPaidFees(sql: Sql, applicationIds: string[]): Promise<PaidFee[]> {
  if (applicationIds.length === 0) return [];
  return sql<PaidFee[]>`
    select application_id, amount_cents, refunded_cents, status, refund_key, refund_reason, succeeded_at
    from payments
    where application_id in ${sql(applicationIds)} and status in ('succeeded', 'refunding', 'refunded')
    order by created_at desc`;
}

export interface PaymentInFocus {
  id: string;
  applicationId: string;
  intentId: string | null;
  amountCents: number;
  reference: string;
  submitted: boolean;
  reason: string | null;
  refundedCents: number;
  disputeState: DisputeState | null;
  since: Date;
}

export const mostInFocus = 100;
const mostRead = mostInFocus + 1;

const inFocus = (
  sql: Sql,
  since: "disputed_at" | "succeeded_at" | "updated_at" | "partly_refunded_at" | "refund_failed_at",
  reason: "refund_reason" | "dispute_id",
) => sql`
  select payments.id, application_id, intent_id, amount_cents, reference, submitted_at is not null as submitted,
    ${sql(reason)} as reason, refunded_cents, dispute_state, payments.${sql(since)} as since
  from payments join applications on applications.id = application_id`;

export const listDisputed = (sql: Sql): Promise<PaymentInFocus[]> => sql<PaymentInFocus[]>`
  ${inFocus(sql, "disputed_at", "dispute_id")}
  where disputed_at is not null order by dispute_state is distinct from 'open', disputed_at desc limit ${mostRead}`;

export const listPartlyRefunded = (sql: Sql): Promise<PaymentInFocus[]> => sql<PaymentInFocus[]>`
  ${inFocus(sql, "partly_refunded_at", "refund_reason")}
  where partly_refunded_at is not null and refunded_cents > 0 and status in ('succeeded', 'refunding')
  order by partly_refunded_at desc limit ${mostRead}`;

/** True for a refund that waits until the site uses the provider of the payment again. */
export const isRefundedElsewhere = (sql: Sql, provider: Payment["provider"]) =>
  sql`(payments.status = 'refunding' and payments.provider not in (${provider}, 'test'))`;

export const listRefundsElsewhere = (sql: Sql, provider: Payment["provider"]): Promise<PaymentInFocus[]> =>
  sql<PaymentInFocus[]>`
    ${inFocus(sql, "updated_at", "refund_reason")}
    where ${isRefundedElsewhere(sql, provider)} order by payments.updated_at limit ${mostRead}`;

export const listRefundsUnderWay = (sql: Sql, provider: Payment["provider"]): Promise<PaymentInFocus[]> =>
  sql<PaymentInFocus[]>`
    ${inFocus(sql, "updated_at", "refund_reason")}
    where status = 'refunding' and not ${isRefundedElsewhere(sql, provider)}
    order by payments.updated_at limit ${mostRead}`;

export const listIncompletePaid = (sql: Sql): Promise<PaymentInFocus[]> => sql<PaymentInFocus[]>`
  ${inFocus(sql, "succeeded_at", "refund_reason")}
  where status = 'succeeded' and submitted_at is null order by succeeded_at limit ${mostRead}`;

/** Lists the refunds that failed, which only the administrator can order again. */
export const listFailedRefunds = (sql: Sql): Promise<PaymentInFocus[]> => sql<PaymentInFocus[]>`
  ${inFocus(sql, "refund_failed_at", "refund_reason")}
  where status in ('succeeded', 'refunding') and refund_failed_at is not null
  order by refund_failed_at limit ${mostRead}`;

export async function listRefundFailures(
  sql: Sql,
  applicationIds: string[],
): Promise<{ applicationId: string; failedAt: Date }[]> {
  if (applicationIds.length === 0) return [];
  return sql<{ applicationId: string; failedAt: Date }[]>`
    select application_id, refund_failed_at as failed_at from payments
    where application_id in ${sql(applicationIds)} and status = 'succeeded' and refund_failed_at is not null`;
}
