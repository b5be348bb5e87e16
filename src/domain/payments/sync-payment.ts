import {
  findPaymentOfIntent,
  isSettled,
  type Payment,
  type UnpaidState,
  updateUnpaidState,
} from "../../db/payments/payments.ts";
import type { PaymentIntent } from "../../services/payments/provider.ts";
import type { PaymentWorld } from "../../world.ts";
import { recordDispute } from "./record-dispute.ts";
import { recordFailedRefund, recordPartialRefund, recordRefund } from "./record-refund.ts";
import { isConfirmed, settlePayment } from "./settle-payment.ts";

/** Brings our record in line with the provider. Returns undefined for an unpaid payment that is not ours. */
export async function syncPayment(world: PaymentWorld, intent: PaymentIntent): Promise<Payment | undefined> {
  const { sql } = world;
  const known = await findPaymentOfIntent(sql, intent.id);
  if (intent.refunded) {
    if (known) await recordRefund(world, known, undefined);
  } else if (isConfirmed(intent)) {
    if (known?.status === "refunded") await recheckRefund(world, known);
    else if ((known && !isSettled(known)) || (!known && intent.applicationId))
      await settlePayment(world, intent);
  } else if (known && known.status !== unpaidState(intent)) {
    await updateUnpaidState(sql, known.id, unpaidState(intent));
  }
  const followed = await findPaymentOfIntent(sql, intent.id);
  if (!followed || !isSettled(followed)) return followed;
  const { status, refundedCents, disputeState } = followed;
  if (status !== "refunded" && refundedCents !== intent.refundedCents)
    await recordPartialRefund(world, followed);
  if (intent.disputed && !disputeState) await recordDispute(world, followed);
  return findPaymentOfIntent(sql, intent.id);
}

export function unpaidState({ status, declined }: PaymentIntent): UnpaidState {
  if (status === "processing" || status === "canceled") return status;
  return declined && status === "requires_payment_method" ? "failed" : "pending";
}

/** Banks refuse refunds days later. An answer from before our record says nothing, so this asks again. */
async function recheckRefund(world: PaymentWorld, recorded: Payment): Promise<void> {
  const { payments, log } = world;
  const intent = recorded.intentId ? await payments.findIntent(recorded.intentId) : undefined;
  if (!intent || !isConfirmed(intent)) return;
  const cause = "the provider has the money again";
  if (await recordFailedRefund(world, recorded, cause))
    log({ event: "refund failed", intent: intent.id, cause });
}
