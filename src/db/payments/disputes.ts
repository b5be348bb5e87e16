import type { DisputeState } from "../../shared/payments/payment-marks.ts";
import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";
import type { Payment } from "./payments.ts";

/** False when the record changed meanwhile, because the provider's answer may be the older one. */
export async function updateDispute(
  sql: Sql,
  seen: Payment,
  dispute: { id: string | undefined; state: DisputeState },
): Promise<boolean> {
  return hasRows(sql`
    update payments
    set dispute_state = ${dispute.state}, dispute_id = coalesce(${dispute.id ?? null}, dispute_id),
      disputed_at = coalesce(disputed_at, now())
    where id = ${seen.id} and dispute_state is not distinct from ${seen.disputeState} returning id`);
}

/** Returns false when the payment has changed since it was read as `seen`. */
export async function updateRefundedCents(sql: Sql, seen: Payment, refundedCents: number): Promise<boolean> {
  return hasRows(sql`
    update payments set refunded_cents = ${refundedCents},
      partly_refunded_at = case when ${refundedCents}::integer > 0 then now() end
    where id = ${seen.id} and refunded_cents = ${seen.refundedCents} and status = ${seen.status} returning id`);
}

/** Returns true when this provider has ever confirmed a payment of this site. */
export async function hasPaid(sql: Sql, provider: Payment["provider"]): Promise<boolean> {
  return hasRows(sql`
    select from payments where provider = ${provider} and succeeded_at is not null limit 1`);
}
