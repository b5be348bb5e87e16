import { isUnpaid, listPayments, type Payment, updateUnpaidState } from "../../db/payments/payments.ts";
import type { World } from "../../world.ts";
import { syncPayment } from "./sync-payment.ts";

export async function closePayments(
  world: Pick<World, "sql" | "vault" | "payments" | "settings" | "log">,
  applicationId: string,
): Promise<void> {
  for (const payment of await listPayments(world.sql, applicationId))
    if (isUnpaid(payment)) await closePayment(world, payment);
}

/** Settles it if it was paid, else ends it. Returns false when another provider made it. */
export async function closePayment(
  world: Pick<World, "sql" | "vault" | "payments" | "settings" | "log">,
  payment: Payment,
): Promise<boolean> {
  const { sql, payments } = world;
  const isOurs = payment.provider === payments.name;
  if (!isOurs && payment.provider !== "test") return false;
  // The answer was lost, so nobody got the key to pay.
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
