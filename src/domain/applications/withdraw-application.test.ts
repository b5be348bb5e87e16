import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { linkTo } from "../../../tests/support/link-to.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  aSentApplication,
  complete,
  paymentStatusOf,
  stateOf,
  timesDone,
} from "../../../tests/support/payment-steps.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../../tests/support/stripe-world.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { reconcilePayments } from "../../tasks/payments/reconcile-payments.ts";
import type { LogEntry } from "../../world.ts";
import { newApplicationLink } from "./application-link.ts";
import { eraseApplication } from "./erase-application.ts";
import { withdrawApplication } from "./withdraw-application.ts";

const { standIn, world } = await openStripeWorld();

const withdrawal = suite("the payment of an application that is withdrawn or erased");
withdrawal.after(() => standIn.close());

async function aSentOne(answers: object = {}) {
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const sent = await aSentApplication(world, { email, ...answers });
  const link = await newApplicationLink(await testDatabase(), { siteUrl: "" }, linkTo, sent.id);
  return { ...sent, email, link, withdraw: () => new Browser(world).submit(`${link}/withdrawal`, {}) };
}

const reconcile = async () => reconcilePayments(await servicesOf(world));
const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind).sort();

withdrawal(
  "goes back, once, when it was being processed, and nothing says that the application came in",
  async () => {
    const { id, intent, browser, email, link, withdraw } = await aSentOne();
    standIn.processing(intent.id);
    await reconcile();
    assert.is((await withdraw()).status, 303);
    assert.is(await stateOf(intent), "processing");
    standIn.pay(intent.id);
    const answers = await Promise.all([1, 2].map(() => complete(browser, id, intent)));
    assert.ok(answers.every(({ status }) => status < 500));
    assert.is(await stateOf(intent), "refunding");
    assert.is((await complete(browser, id, intent)).status, 402);
    await Promise.all([reconcile(), reconcile()]);
    await reconcile();
    assert.ok((await world.payments!.findIntent(intent.id))?.refunded);
    assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["refunded", "refunded"]);
    assert.is(await timesDone("refund begun", id), 1);
    assert.is(await timesDone("payment refunded", id), 1);
    assert.is(await timesDone("payment settled", id), 0);
    assert.equal(await kindsTo(email), ["application withdrawn", "fee refunded"]);
    const success = await browser.send(`/application-success?payment_intent=${intent.id}`);
    assert.match(await mainOf(success), "This payment was refunded");
    assert.match(await mainOf(await send(link, {}, world)), "You withdrew this application");
  },
);

withdrawal("goes back when it was erased before anybody paid", async () => {
  const { id, intent, browser, email } = await aSentOne();
  const sql = await testDatabase();
  await sql.begin((tx) => eraseApplication(tx, id, "retention"));
  standIn.pay(intent.id);
  await complete(browser, id, intent);
  await reconcile();
  assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["refunded", "refunded"]);
  assert.equal(await kindsTo(email), []);
});

withdrawal("is kept when it was paid before, though nobody had told us yet", async () => {
  const { id, intent, email, withdraw } = await aSentOne();
  standIn.pay(intent.id);
  assert.is((await withdraw()).status, 303);
  await reconcile();
  assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["succeeded", "completed"]);
  assert.equal(await kindsTo(email), ["application received", "application withdrawn", "fee received"]);
});

withdrawal("cannot be made any more when it was only begun", async () => {
  const { id, intent, withdraw } = await aSentOne();
  await withdraw();
  assert.throws(() => standIn.pay(intent.id), /canceled/);
  assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["canceled", "pending"]);
});

withdrawal("is left to the reconciler, and logged, while the provider is away", async () => {
  const sql = await testDatabase();
  const { id: jobId } = await postJob(await anEmployer(world));
  const { id, intent, browser } = await aSentOne({ jobId });
  standIn.pay(intent.id);
  await complete(browser, id, intent);
  await sql`update jobs set taken_down_at = now() where id = ${jobId}`;
  const lines: LogEntry[] = [];
  const payments = { ...world.payments!, refund: () => Promise.reject(new ProviderAway("no answer")) };
  const log = (line: LogEntry) => void lines.push(line);
  await withdrawApplication({ ...(await servicesOf(world)), payments, log }, id);
  assert.equal(
    lines.filter(({ event }) => event === "refund not sent"),
    [{ event: "refund not sent", application: id, cause: "ProviderAway: no answer" }],
  );
  await reconcile();
  assert.is(await stateOf(intent), "refunded");
});

withdrawal.run();
