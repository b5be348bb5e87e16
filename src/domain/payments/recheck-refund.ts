import type { Payment } from "../../db/payments/payments.ts";
import type { World } from "../../world.ts";
import { recordFailedRefund } from "./record-failed-refund.ts";
import { isConfirmed } from "./settle-payment.ts";

/**
 * Banks refuse refunds days after the provider accepted them. Asks it once more about one that we have on record as
 * refunded: an answer from before that record says nothing about it.
 */
export async function recheckRefund(
  world: Pick<World, "sql" | "vault" | "payments" | "settings" | "log">,
  recorded: Payment,
): Promise<void> {
  const { payments, log } = world;
  const intent = recorded.intentId ? await payments.findIntent(recorded.intentId) : undefined;
  if (!intent || !isConfirmed(intent)) return;
  const cause = "the provider has the money again";
  if (await recordFailedRefund(world, recorded, cause))
    log({ event: "refund failed", intent: intent.id, cause });
}
