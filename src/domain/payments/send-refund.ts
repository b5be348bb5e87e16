import { randomUUID } from "node:crypto";
import { type Payment, renewRefund } from "../../db/payments/payments.ts";
import { type PaymentProvider, ProviderAway, RefundRefused } from "../../services/payments/provider.ts";
import { testPayments } from "../../services/payments/test-gateway.ts";
import type { World } from "../../world.ts";
import { recordFailedRefund, recordRefund } from "./record-refund.ts";

/** A repeat sends nothing more. Returns false when another provider took the money, and the refund waits for it. */
export async function sendRefund(
  world: Pick<World, "sql" | "vault" | "payments" | "settings">,
  payment: Payment,
  /** True when the administrator waits for the answer, and can repeat the order. */
  { ordered = false } = {},
): Promise<boolean> {
  const { payments } = world;
  if (!payment.intentId || isElsewhere(payment, payments)) return false;
  // A site with real payments still refunds those of the test gateway, which it holds itself.
  const provider = payment.provider === payments.name ? payments : testPayments(world.sql, world.vault);
  // Each mark has its own key, because Stripe repeats a refusal under the same key for a day.
  const key = `refund-${payment.id}-${payment.updatedAt.getTime()}`;
  try {
    const { refundId } = await refund(provider, payment.intentId, key);
    await recordRefund(world, payment, refundId);
    return true;
  } catch (error) {
    if (error instanceof RefundRefused) {
      // The next payments fill the balance, so the reconciler tries again.
      if (error.reason === "unfunded" && !ordered) await renewRefund(world.sql, payment.id);
      else await recordFailedRefund(world, payment, error.message);
    }
    throw error;
  }
}

const movedNoMoney = ({ provider }: Payment) => provider === "test";

/** True while only another provider can refund the payment. */
export const isElsewhere = (payment: Payment, payments: PaymentProvider): boolean =>
  payment.provider !== payments.name && !movedNoMoney(payment);

async function refund(payments: PaymentProvider, intentId: string, key: string) {
  try {
    return await payments.refund(intentId, key);
  } catch (error) {
    if (!(error instanceof ProviderAway && error.keySpent)) throw error;
    // Stripe would repeat this fault for a day. It refunds the whole amount only once under any key.
    return payments.refund(intentId, `${key}-${randomUUID()}`);
  }
}
