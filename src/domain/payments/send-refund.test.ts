import { suite } from "uvu";
import * as assert from "uvu/assert";
import { signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { pay, unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
} from "../../../tests/support/payment-steps.ts";
import { type Overrides, testServices } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { testPayments } from "../../services/payments/test-gateway.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";
import { beginRefund } from "./begin-refund.ts";

const refunds = suite("refunds of another provider's payments");
// The administrator's page counts the refunds of the whole site, so these tests have a database of their own.
const { sql, close } = await migratedDatabase();
const { standIn, world: stripeWorld, live: liveWorld } = await openStripeWorld();
const [atStripe, live] = [stripeWorld, liveWorld].map((world) => ({ ...world, sql })) as [
  Overrides,
  Overrides,
];
const { vault } = await testServices();
const testGateway = testPayments(sql, vault);
const atTestGateway: Overrides = { sql, payments: testGateway, testGateway };
refunds.after(() => standIn.close());
refunds.after(close);
const administrator = await signedIn({ sql });

async function aPaidApplication(world: Overrides) {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const sent = await aSentApplication(world, { email });
  if (world !== atTestGateway) standIn.pay(sent.intent.id);
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
  assert.is(await stateOf(intent, sql), "succeeded");
});

refunds("wait for that provider, and the administrator reads what to do", async () => {
  const before = await needed();
  const { id, intent } = await aPaidApplication(atStripe);
  await beginRefund(sql, id, { key: "administrator", reason: "Goodwill" });
  await reconcilePayments(await servicesOf(atTestGateway));
  assert.is(await stateOf(intent, sql), "refunding");
  assert.match(await elsewhere(), intent.id);
  assert.match(await elsewhere(), "STRIPE_SECRET_KEY");
  assert.is(await needed(), before + 1);
  await reconcilePayments(await servicesOf(atStripe));
  assert.is(await stateOf(intent, sql), "refunded");
  assert.not.match(await elsewhere(), intent.id);
});

refunds("of a test payment are recorded by a site with real payments, because no money moved", async () => {
  const { id, intent, email } = await aPaidApplication(atTestGateway);
  await beginRefund(sql, id, { key: "administrator", reason: "Goodwill" });
  await reconcilePayments(await servicesOf(live));
  assert.equal([await stateOf(intent, sql), await paymentStatusOf(id, sql)], ["refunded", "refunded"]);
  const [mail] = (await mailsTo(email, sql)).filter(({ kind }) => kind === "fee refunded");
  assert.match(mail!.body, "Test payment");
  const [test] = await sql<
    { refundId: string }[]
  >`select refund_id from test_payments where id = ${intent.id}`;
  assert.match(test!.refundId, /^re_test/);
});

refunds.run();
