import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aSentApplication, complete } from "../../../tests/support/payment-steps.ts";
import { testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { findPaymentOfIntent } from "../../db/payments/payments.ts";
import type { PaymentProvider } from "../../services/payments/provider.ts";
import { recordDispute } from "./record-dispute.ts";
import { recordPartialRefund } from "./record-refund.ts";

const { standIn, world } = await openStripeWorld();
const sql = await testDatabase();

const late = suite("answers of the provider that come late");
late.after(() => standIn.close());

async function aPaidPayment() {
  const sent = await aSentApplication(world);
  standIn.pay(sent.intent.id);
  await complete(sent.browser, sent.id, sent.intent);
  return (await findPaymentOfIntent(sql, sent.intent.id))!;
}

/** Gives a site whose first answer of this kind waits until `meanwhile` has happened. */
async function slowed(kind: "findDispute" | "findIntent", meanwhile: () => Promise<unknown>) {
  const { payments, ...services } = await servicesOf(world);
  let isFirst = true;
  const slow: PaymentProvider = {
    ...payments,
    async [kind](id: string) {
      const answer = await payments[kind](id);
      if (isFirst) {
        isFirst = false;
        await meanwhile();
      }
      return answer;
    },
  };
  return { ...services, payments: slow };
}

late("never replace the newer state of a dispute", async () => {
  const payment = await aPaidPayment();
  const intentId = payment.intentId!;
  standIn.dispute(intentId);
  const services = await slowed("findDispute", async () => {
    standIn.dispute(intentId, "lost");
    await recordDispute(await servicesOf(world), payment);
  });
  assert.is(await recordDispute(services, payment), false);
  assert.is((await findPaymentOfIntent(sql, intentId))?.disputeState, "lost");
});

late("never replace the newer amount of the refunds", async () => {
  const payment = await aPaidPayment();
  const intentId = payment.intentId!;
  standIn.refund(intentId, 1000);
  const services = await slowed("findIntent", async () => {
    standIn.refund(intentId, 500);
    await recordPartialRefund(await servicesOf(world), payment);
  });
  await recordPartialRefund(services, payment);
  assert.is((await findPaymentOfIntent(sql, intentId))?.refundedCents, 1500);
});

late.run();
