import {
  cancelWithoutIntent,
  findPayment,
  isUnpaid,
  listPayments,
  type Payment,
  updateUnpaidState,
} from "../../db/payments/payments.ts";
import type { PaymentWorld } from "../../world.ts";
import { syncPayment } from "./sync-payment.ts";

/** Ends the application's unpaid payments at the provider, and settles those that were paid. Leaves alone what is processing. */
export async function closePayments(world: PaymentWorld, applicationId: string): Promise<void> {
  for (const payment of await listPayments(world.sql, applicationId))
    if (isUnpaid(payment)) await closePayment(world, payment);
}

/** Settles it if it was paid, else ends it. Returns false when it changed nothing, as for another provider's payment. */
export async function closePayment(world: PaymentWorld, payment: Payment): Promise<boolean> {
  const { sql, payments } = world;
  const isOurs = payment.provider === payments.name;
  if (!isOurs && payment.provider !== "test") return false;
  if (!isOurs) {
    await updateUnpaidState(sql, payment.id, "canceled");
    return true;
  }
  if (!payment.intentId) {
    // Whoever still waits for the provider's answer finds the payment canceled, and cancels the intent.
    if (await cancelWithoutIntent(sql, payment.id)) return true;
    const answered = await findPayment(sql, payment.id);
    return answered?.intentId ? closePayment(world, answered) : false;
  }
  const canceled = await payments.cancelIntent(payment.intentId);
  const intent = canceled ? undefined : await payments.findIntent(payment.intentId);
  if (intent) await syncPayment(world, intent);
  else await updateUnpaidState(sql, payment.id, "canceled");
  return true;
}
