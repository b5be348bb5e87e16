import { isSettled, type Payment } from "../../db/payments/payments.ts";
import { Failure } from "../../errors.ts";
import type { PaymentIntent } from "../../services/payments/provider.ts";
import type { Difference, DifferenceKind } from "../../shared/payments/reconciliation.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { recordDispute } from "./record-dispute.ts";
import { isConfirmed } from "./settle-payment.ts";
import { syncPayment, unpaidState } from "./sync-payment.ts";

/** Brings our record in line with the intent. Returns what differed, or undefined. */
export async function reconcilePayment(
  world: PaymentWorld,
  known: Payment | undefined,
  intent: PaymentIntent,
): Promise<Difference | undefined> {
  if (known ? isAlike(known, intent) : !isLost(intent)) return undefined;
  const followed =
    known?.status === "refunded" ? await kindOfRefund(world, intent) : await kindOf(world, intent);
  const kind = followed === "settled" && known ? (kindOfLoss(known, intent) ?? followed) : followed;
  const applicationId = known?.applicationId ?? intent.applicationId ?? null;
  return kind && { kind, intentId: intent.id, applicationId };
}

function isAlike(known: Payment, intent: PaymentIntent): boolean {
  if (intent.refunded) return known.status === "refunded";
  if (isConfirmed(intent))
    return isSettled(known) && known.status !== "refunded" && !kindOfLoss(known, intent);
  return known.status === unpaidState(intent);
}

function kindOfLoss(known: Payment, intent: PaymentIntent): DifferenceKind | undefined {
  if (!isSettled(known)) return undefined;
  if (known.refundedCents !== intent.refundedCents) return "partlyRefunded";
  return intent.disputed && !known.disputeState ? "disputed" : undefined;
}

/** Records the provider's newest state of the dispute. Returns a difference only when it is news. */
export async function compareDispute(
  world: Pick<World, "sql" | "payments">,
  known: Payment,
): Promise<Difference | undefined> {
  if (!isSettled(known) || !(await recordDispute(world, known))) return undefined;
  return { kind: "disputed", intentId: known.intentId, applicationId: known.applicationId };
}

/** True for a payment of this site whose id never reached the database. */
const isLost = (intent: PaymentIntent) => isConfirmed(intent) && isUuid(intent.applicationId ?? "");

/** Returns undefined when the refund happened only after the provider answered. */
async function kindOfRefund(world: PaymentWorld, intent: PaymentIntent): Promise<DifferenceKind | undefined> {
  return (await syncPayment(world, intent))?.status === "refunded" ? undefined : "failed";
}

async function kindOf(world: PaymentWorld, intent: PaymentIntent): Promise<DifferenceKind | undefined> {
  try {
    return differenceOf(await syncPayment(world, intent));
  } catch (error) {
    if (error instanceof Failure && error.code === "paymentWrongAmount") return "mismatched";
    if (error instanceof Failure && error.code === "paymentUnknown") return "unknown";
    throw error;
  }
}

/** Returns undefined while the payment is still open. */
export function differenceOf(payment: Payment | undefined): DifferenceKind | undefined {
  if (payment?.status === "succeeded" || payment?.status === "refunding") return "settled";
  return payment?.status === "refunded" || payment?.status === "canceled" ? payment.status : undefined;
}
