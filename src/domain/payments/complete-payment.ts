import { type ApplicationState, findApplicationState } from "../../db/applications/applications.ts";
import { findPaymentOfIntent, isSettled } from "../../db/payments/payments.ts";
import { fail } from "../../errors.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { PaymentWorld } from "../../world.ts";
import { isConfirmed, settlePayment } from "./settle-payment.ts";

/** Fails with 402 while it is not paid in full, and with 409 for another application's payment. */
export async function completePayment(
  world: PaymentWorld,
  applicationId: string,
  intentId: string,
): Promise<ApplicationState> {
  const { sql, payments } = world;
  if (!isUuid(applicationId)) fail("applicationNotFound");
  // Settling comes first, because an earlier read would still show it as pending.
  const known = await findPaymentOfIntent(sql, intentId);
  const application = (await findApplicationState(sql, applicationId)) ?? fail("applicationNotFound");
  if (known && known.applicationId !== application.id) fail("paymentOfAnother");
  if (known && isSettled(known))
    return known.status === "succeeded" || application.paymentStatus === "completed"
      ? application
      : fail("paymentNotComplete");
  const intent = (await payments.findIntent(intentId)) ?? fail("paymentUnknown");
  if (!known && intent.applicationId !== application.id) fail("paymentOfAnother");
  if (!isConfirmed(intent)) fail("paymentNotComplete");
  return settlePayment(world, intent);
}
