import { isUnpaid, listPayments, type Payment, updateUnpaidState } from "../../db/payments/payments.ts";
import type { World } from "../../world.ts";
import { syncPayment } from "./sync-payment.ts";

/** Ends what nobody finished of an application's payments. */
export async function closePayments(
  world: Pick<World, "sql" | "vault" | "payments" | "settings" | "log">,
  applicationId: string,
): Promise<void> {
  for (const payment of await listPayments(world.sql, applicationId))
    if (isUnpaid(payment)) await closePayment(world, payment);
}

/**
 * Ends a payment that nobody finished, so that a page left open somewhere cannot pay it any more. The provider is asked
 * first: one that was paid unnoticed is settled. False when that is not this provider's business.
 */
export async function closePayment(
  world: Pick<World, "sql" | "vault" | "payments" | "settings" | "log">,
  payment: Payment,
): Promise<boolean> {
  const { sql, payments } = world;
  const isOurs = payment.provider === payments.name;
  // The test gateway is off: nobody can pay there any more, and no money ever moved.
  if (!isOurs && payment.provider !== "test") return false;
  // Its answer was lost: nobody ever got the key to pay it.
  if (!isOurs || !payment.intentId) {
    await updateUnpaidState(sql, payment.id, "canceled");
    return true;
  }
  const canceled = await payments.cancelIntent(payment.intentId);
  const intent = canceled ? undefined : await payments.findIntent(payment.intentId);
  if (intent) await syncPayment(world, intent);
  else await updateUnpaidState(sql, payment.id, "canceled");
  return true;
}
