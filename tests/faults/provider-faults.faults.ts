import { suite } from "uvu";
import * as assert from "uvu/assert";
import { failures } from "../../src/errors.ts";
import { prepare } from "../support/fixtures.ts";
import { inLanes, range } from "../support/in-lanes.ts";
import { anApplicant } from "../support/payment-steps.ts";
import { until } from "../support/until.ts";
import { chance, scale } from "./faults.ts";
import { firstReconciliation } from "./first-reconciliation.ts";
import { doubledIntents, faultsIn } from "./ledger.ts";
import { openPaidSite, type PaidSite } from "./paid-site.ts";
import { type TimedAnswer, TimedBrowser } from "./timed-browser.ts";

const count = scale(500, 20);
const share = 0.2;
const [, away] = failures.paymentsAway;
// Many at once may be asked to come again before they have paid or after; none may wait in vain.
const [, overloaded] = failures.overloaded;

const faults = suite(`${share * 100} % of the provider's calls fail`);
const answers: TimedAnswer[] = [];
let paid: PaidSite;

faults.before(async () => {
  paid = await openPaidSite();
  await firstReconciliation(paid);
});
faults.after(() => paid?.close());

interface Prepared {
  clientSecret: string;
}

/** Pays from this many tabs at once. Each tab with a payment pays it, whatever the others were answered. */
async function payFrom(tabs: number, browser: TimedBrowser, application: object): Promise<string> {
  const told = await Promise.all(
    range(tabs).map(async () => {
      const response = await browser.persist("/api/create-payment-intent", application);
      assert.is(response.status, 200);
      return ((await response.json()) as Prepared).clientSecret.split("_secret_")[0]!;
    }),
  );
  const intentIds = [...new Set(told)];
  for (const id of intentIds) if (statusOf(id) === "requires_payment_method") paid.standIn.pay(id);
  return intentIds.at(-1)!;
}

const statusOf = (intentId: string) => paid.standIn.intents().find(({ id }) => id === intentId)?.status;

/** Acts as the browser does after paying. */
async function comeBack(browser: TimedBrowser, application: object, paymentIntentId: string) {
  const sent = await browser.persist("/api/applications", application);
  assert.is(sent.status, 201);
  const { id } = (await sent.json()) as { id: string };
  const completed = await browser.persist(`/api/applications/${id}/complete-payment`, { paymentIntentId });
  assert.is(completed.status, 200);
}

/** The provider tells of it three times at most, as one that gives up would. */
async function hear(intentId: string): Promise<void> {
  const event = paid.standIn.signedEvent("payment_intent.succeeded", intentId);
  for (let time = 0; time < 3; time++) {
    const begun = performance.now();
    const status = await paid.standIn.deliver(event);
    answers.push({ call: "webhook", status, body: away, ms: performance.now() - begun });
    if (status === 200) return;
  }
}

/** One comes back, one is told of by the webhook, of one nobody hears again, and one has two tabs and does all. */
async function applyAndPay(index: number): Promise<void> {
  const application = anApplicant();
  const browser = new TimedBrowser(paid.site.url, answers);
  const drafted = { answers: { fullName: application.fullName } };
  assert.is((await browser.persist("/api/draft", drafted, "PUT")).status, 200);
  const manner = index % 4;
  const intentId = await payFrom(manner === 3 ? 2 : 1, browser, application);
  const doings = [
    () => comeBack(browser, application, intentId),
    () => hear(intentId),
    async () => {},
    () => Promise.all([comeBack(browser, application, intentId), hear(intentId)]),
  ];
  await doings[manner]?.();
}

const ranSince = async (begun: Date) => {
  const [run] = await paid.sql`
    select from task_runs where task = 'reconcile payments' and finished_at > ${begun}`;
  return run;
};

const didNotFinish = () => paid.site.said.some((line) => line.includes('"task failed"'));

faults(`and ${count} payers are all answered, none is charged twice, all are settled`, async () => {
  const met = paid.standIn.stumble(share, chance("provider"));
  await inLanes(25, range(count), applyAndPay);
  await restart();
  await until("a reconciliation among the faults", async () => didNotFinish() || (await ranSince(restarted)));

  paid.standIn.stumble(0);
  const { calls, ...kinds } = met;
  const stumbled = Object.values(kinds).reduce((sum, n) => sum + n, 0);
  assert.ok(stumbled > (calls * share) / 4, `only ${stumbled} of ${calls} calls stumbled`);
  const slowest = answers.reduce((slow, answer) => (answer.ms > slow.ms ? answer : slow));
  console.log(`  ${calls} calls of the provider, ${JSON.stringify(kinds)}`);
  console.log(`  ${answers.length} answers, ${answers.filter(refused).length} of them 503`);
  console.log(`  the slowest answer: ${Math.round(slowest.ms)} ms, ${slowest.status} to ${slowest.call}`);
  for (const { body } of answers.filter(refused))
    assert.ok(body.includes(away) || body.includes(overloaded), body);

  await restart();
  await until("the reconciliation after the faults", () => ranSince(restarted));
  const intents = paid.standIn.intents();
  assert.equal(await faultsIn(paid.sql, intents), []);
  assert.equal(doubledIntents(intents.filter(({ status }) => status === "succeeded")), []);
  const [settled] = await paid.sql<{ n: number }[]>`
    select count(*)::int as n from applications
    where submitted_at is not null and payment_status = 'completed'`;
  assert.is(settled!.n, count);
});

const refused = ({ status }: TimedAnswer) => status === 503;

let restarted = new Date();

async function restart(): Promise<void> {
  await paid.site.kill();
  restarted = new Date();
  await paid.site.start();
}

/** The site gives Stripe 8 seconds for each answer, so whoever asked earlier is answered earlier. */
faults("all calls that one answer needs have their time together", async () => {
  const { standIn, site } = paid;
  const [browser, later] = [new TimedBrowser(site.url, answers), new TimedBrowser(site.url, answers)];
  const application = anApplicant();
  const intent = await prepare(browser, application);
  standIn.cancel(intent.id);
  standIn.hold(new RegExp(`${intent.id}$`));
  const answer = browser.post("/api/create-payment-intent", application);
  await until("the site asks for the canceled payment", () => standIn.waiting() > 0);
  // Just within the first try: what follows has half of the time left.
  await new Promise((resolve) => setTimeout(resolve, 3_500));
  standIn.release();
  standIn.hang(/^POST \/v1\/payment_intents$/);
  const order: string[] = [];
  const told = async (name: string, response: Promise<Response>) => {
    const { status } = await response;
    order.push(`${name} ${status}`);
  };
  await Promise.all([
    told("the first call of two was slow", answer),
    told("begins with the second of the other", later.post("/api/create-payment-intent", anApplicant())),
  ]);
  assert.equal(order, ["the first call of two was slow 503", "begins with the second of the other 503"]);
  for (const { body } of answers.slice(-2)) assert.ok(body.includes(away), body);
  standIn.release();
  assert.is((await browser.post("/api/create-payment-intent", application)).status, 200);
});

faults.run();
