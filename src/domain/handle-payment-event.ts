import { insertAuditEntry } from "../db/audit-log.ts";
import { beginPaymentEvent, finishPaymentEvent } from "../db/payment-events.ts";
import { markDisputed, type Payment } from "../db/payments.ts";
import { type Database, inTransaction } from "../db/sql.ts";
import type { LogEntry } from "../env.ts";
import { Failure } from "../errors.ts";
import type { PaymentIntent } from "../services/payments/provider.ts";
import { followIntent } from "./follow-intent.ts";
import type { PaymentWorld } from "./prepare-payment.ts";

interface PaymentEvent {
  id: string;
  type: string;
  intentId: string | undefined;
  subjectId: string | undefined;
}

interface EventWorld extends PaymentWorld {
  log: (entry: LogEntry) => void;
}

/**
 * Acts on what the provider reports. The event itself is only a hint: the provider is asked how the payment stands now,
 * so that events may come twice, late and in any order.
 */
export async function handlePaymentEvent(world: EventWorld, event: PaymentEvent): Promise<void> {
  if (await beginPaymentEvent(world.sql, event)) return;
  const intent = event.intentId ? await world.payments.findIntent(event.intentId) : undefined;
  const payment = intent && (await follow(world, intent));
  if (payment && event.type === "charge.dispute.created") {
    await noteDispute(world.sql, payment, event.subjectId);
  }
  await finishPaymentEvent(world.sql, event.id);
}

async function follow(world: EventWorld, intent: PaymentIntent): Promise<Payment | undefined> {
  try {
    return await followIntent(world, intent);
  } catch (error) {
    // A payment that is not for this site stays so however often the provider tells of it.
    if (!(error instanceof Failure)) throw error;
    world.log({ event: "payment not settled", intent: intent.id, cause: error.code });
    return undefined;
  }
}

/** The bank takes money back from us: for the administrator to answer, before the provider's deadline. */
function noteDispute(sql: Database, payment: Payment, disputeId: string | undefined): Promise<void> {
  return inTransaction(sql, async (tx) => {
    if (!(await markDisputed(tx, payment.id, disputeId))) return;
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "payment disputed",
      subject: { kind: "application", id: payment.applicationId },
      details: { intent: payment.intentId, dispute: disputeId ?? null },
    });
  });
}
