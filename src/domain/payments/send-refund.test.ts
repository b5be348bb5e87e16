import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { pay, unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
} from "../../../tests/support/payment-steps.ts";
import { type Overrides, testDatabase, testServices } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";
import { beginRefund } from "./begin-refund.ts";

const refunds = suite("refunds of another provider's payments");
const { standIn, world: atStripe, live } = await openStripeWorld();
refunds.after(() => standIn.close());
const sql = await testDatabase();
const administrator = await signedIn();

async function aPaidApplication(world: Overrides) {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const sent = await aSentApplication(world, { email });
  if (world.payments) standIn.pay(sent.intent.id);
  else await pay(sent.browser, sent.intent);
  await complete(sent.browser, sent.id, sent.intent);
  return { ...sent, email };
}

const read = async (path: string) => (await administrator.send(path)).text();
const elsewhere = async () =>
  (await read("/admin/payments")).split('id="elsewhere"')[1]?.split("</section>")[0] ?? "";
const needed = async () =>
  Number(/<b class="number">(\d+)<\/b><a href="\/admin\/payments">/.exec(await read("/admin"))?.[1] ?? 0);

refunds("are refused while that provider is not set up, and nothing is marked", async () => {
  const { id, intent } = await aPaidApplication(atStripe);
  const response = await administrator.submit(`/admin/applications/${id}/refund`, { reason: "Goodwill" });
  assert.is(response.status, 409);
  assert.match(await response.text(), "Set STRIPE_SECRET_KEY, then order the refund again.");
  assert.is(await stateOf(intent), "succeeded");
});

refunds("wait for that provider, and the administrator reads what to do", async () => {
  const before = await needed();
  const { id, intent } = await aPaidApplication(atStripe);
  await beginRefund(sql, id, { key: "administrator", reason: "Goodwill" });
  await reconcilePayments(await testServices());
  assert.is(await stateOf(intent), "refunding");
  assert.match(await elsewhere(), intent.id);
  assert.match(await elsewhere(), "STRIPE_SECRET_KEY");
  assert.is(await needed(), before + 1);
  await reconcilePayments(await servicesOf(atStripe));
  assert.is(await stateOf(intent), "refunded");
  assert.not.match(await elsewhere(), intent.id);
});

refunds("of a test payment are recorded by a site with real payments, because no money moved", async () => {
  const { id, intent, email } = await aPaidApplication({});
  await beginRefund(sql, id, { key: "administrator", reason: "Goodwill" });
  await reconcilePayments(await servicesOf(live));
  assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["refunded", "refunded"]);
  const [mail] = (await mailsTo(email)).filter(({ kind }) => kind === "fee refunded");
  assert.match(mail!.body, "Test payment");
});

refunds.run();
