import { listPaidIncomplete, listRefunding, refundIncomplete } from "../db/payments.ts";
import { finishRefund } from "../domain/finish-refund.ts";
import type { Services } from "../env.ts";

const patienceMs = 24 * 60 * 60 * 1000;
const batch = 100;

/** Gives back what bought nothing: second payments, and payments for drafts that nobody completed within a day. */
export async function refundPayments({ sql, payments, clock, log }: Services): Promise<void> {
  const before = new Date(clock().getTime() - patienceMs);
  for (const { id } of await listPaidIncomplete(sql, before, batch)) {
    await refundIncomplete(sql, id);
  }
  for (const payment of await listRefunding(sql, batch)) {
    if (!payment.intentId || payment.provider !== payments.name) continue;
    try {
      const { refundId } = await payments.refund(payment.intentId, `refund-${payment.id}`);
      await finishRefund(sql, payment, refundId);
    } catch (error) {
      log({ event: "payment not refunded", payment: payment.id, cause: String(error) });
    }
  }
}
