import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob, type Intent, pay, prepare } from "../../../tests/support/fixtures.ts";
import {
  anApplicant,
  ask,
  complete,
  paymentStatusOf,
  stateOf,
  submit,
} from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, json, type Overrides, send, testDatabase } from "../../../tests/support/site.ts";
import { openStripeWorld, webhookSecret } from "../../../tests/support/stripe-world.ts";
import { until } from "../../../tests/support/until.ts";

const { standIn, world } = await openStripeWorld();
const sql = await testDatabase();

const jobs = suite("POST /api/applications, the job of a payment");
jobs.after(() => standIn.close());

const jobOf = async (id: string) => (await sql`select job_id from applications where id = ${id}`)[0]?.jobId;

const tell = (intent: Intent) => {
  const { payload, header } = standIn.signedEvent("payment_intent.succeeded", intent.id, {
    secret: webhookSecret,
  });
  const headers = { "Content-Type": "application/json", "Stripe-Signature": header };
  return send("/api/stripe/webhook", { method: "POST", body: payload, headers }, world);
};

interface Gateway {
  name: string;
  world: Overrides;
  pay: (browser: Browser, intent: Intent) => unknown;
}

const gateways: Gateway[] = [
  { name: "the test gateway", world: {}, pay },
  ...(inProcess ? [{ name: "Stripe", world, pay: (_: Browser, { id }: Intent) => standIn.pay(id) }] : []),
];

for (const { name, world, pay } of gateways) {
  jobs(`stays with the job that it was begun for, at ${name}`, async () => {
    const [begun, sent] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    const intent = await prepare(browser, { ...application, jobId: begun.id });
    await pay(browser, intent);
    const id = await submit(browser, { ...application, jobId: sent.id });
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.equal([await jobOf(id), await paymentStatusOf(id)], [begun.id, "completed"]);
    assert.is((await sql`select from applications where job_id = ${sent.id}`).length, 0);
  });

  jobs(`stays with that job when nothing was paid before it was sent, at ${name}`, async () => {
    const [begun, sent] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    const intent = await prepare(browser, { ...application, jobId: begun.id });
    const id = await submit(browser, { ...application, jobId: sent.id });
    await pay(browser, intent);
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.is(await jobOf(id), begun.id);
  });

  for (const [how, answers] of [
    ["with the wizard's answers", anApplicant()],
    ["without any", {}],
  ] as const)
    jobs(`takes the job that is sent when it was begun without one, ${how}, at ${name}`, async () => {
      const sent = await aJob(sql);
      const browser = new Browser(world);
      const intent = await prepare(browser, answers);
      await pay(browser, intent);
      const id = await submit(browser, { ...anApplicant(), jobId: sent.id });
      assert.is((await complete(browser, id, intent)).status, 200);
      assert.equal([await jobOf(id), await paymentStatusOf(id)], [sent.id, "completed"]);
    });

  jobs(`stays with the job that it was begun for when an unknown one is sent, at ${name}`, async () => {
    const begun = await aJob(sql);
    const browser = new Browser(world);
    const application = anApplicant();
    await prepare(browser, { ...application, jobId: begun.id });
    const id = await submit(browser, { ...application, jobId: "00000000-0000-4000-8000-000000000000" });
    assert.is(await jobOf(id), begun.id);
  });
}

for (const { name, world, pay } of gateways) {
  jobs(`stays with that job while the draft turns to another in another tab, at ${name}`, async () => {
    const [begun, looked] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    const intent = await prepare(browser, { ...application, jobId: begun.id });
    assert.is((await browser.send("/api/draft", json({ jobId: looked.id }, "PUT"))).status, 200);
    await pay(browser, intent);
    const id = await submit(browser, { ...application, jobId: begun.id });
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.is(await jobOf(id), begun.id);
  });

  jobs(`ends when another one is begun for another job, at ${name}`, async () => {
    const [first, second] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    const left = await prepare(browser, { ...application, jobId: first.id });
    const intent = await prepare(browser, { ...application, jobId: second.id });
    assert.is.not(intent.id, left.id);
    assert.is(await stateOf(left), "canceled");
    await pay(browser, intent);
    const id = await submit(browser, { ...application, jobId: second.id });
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.is(await jobOf(id), second.id);
  });

  jobs(`leads to an application of its own when the first was paid unnoticed, at ${name}`, async () => {
    const [first, second] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    const paid = await prepare(browser, { ...application, jobId: first.id });
    await pay(browser, paid);
    const intent = await prepare(browser, { ...application, jobId: second.id });
    await pay(browser, intent);
    const id = await submit(browser, { ...application, jobId: second.id });
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.equal([await jobOf(id), await paymentStatusOf(id)], [second.id, "completed"]);
    assert.is(
      (await sql`select from applications where job_id = ${first.id} and payment_status = 'completed'`)
        .length,
      1,
    );
  });
}

if (inProcess)
  jobs("stays with the job that it was begun for when Stripe settles it before it is sent", async () => {
    const [begun, sent] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    const intent = await prepare(browser, { ...application, jobId: begun.id });
    standIn.pay(intent.id);
    assert.is((await tell(intent)).status, 200);
    const response = await browser.send("/api/applications", json({ ...application, jobId: sent.id }));
    assert.is(response.status, 201);
    const { id } = (await response.json()) as { id: string };
    assert.equal([await jobOf(id), await paymentStatusOf(id)], [begun.id, "completed"]);
    assert.is((await sql`select from applications where job_id = ${sent.id}`).length, 0);
  });

if (inProcess)
  jobs("takes the job that is sent, also when Stripe settles the payment before it is sent", async () => {
    const sent = await aJob(sql);
    const browser = new Browser(world);
    const application = anApplicant();
    const intent = await prepare(browser, application);
    standIn.pay(intent.id);
    assert.is((await tell(intent)).status, 200);
    const id = await submit(browser, { ...application, jobId: sent.id });
    assert.is((await complete(browser, id, intent)).status, 200);
    assert.equal([await jobOf(id), await paymentStatusOf(id)], [sent.id, "completed"]);
    assert.is(
      await submit(browser, { ...application, jobId: sent.id }),
      id,
      "and the same when it is repeated",
    );
  });

if (inProcess)
  jobs("leaves one payment to pay when the job changes before the provider has answered", async () => {
    const [first, second] = [await aJob(sql), await aJob(sql)];
    const browser = new Browser(world);
    const application = anApplicant();
    await browser.send("/api/draft", json({ answers: application }, "PUT"));
    standIn.hold(/^POST \/v1\/payment_intents$/);
    const one = ask(browser, { ...application, jobId: first.id });
    await until("the first call", () => standIn.waiting() === 1);
    const other = ask(browser, { ...application, jobId: second.id });
    await until("the second call", () => standIn.waiting() === 2);
    standIn.release();
    assert.equal([(await one).status, (await other).status], [409, 200]);
    const [draft] = await sql`select application_id, intent_id from payments where job_id = ${second.id}`;
    const payable = standIn
      .intents()
      .filter(
        ({ metadata, status }) => metadata.application_id === draft?.applicationId && status !== "canceled",
      );
    assert.equal(
      payable.map(({ id }) => id),
      [draft?.intentId],
    );
  });

if (inProcess)
  jobs("ends when the fee changes, and the same job costs the new fee", async () => {
    const job = await aJob(sql);
    const browser = new Browser(world);
    const application = { ...anApplicant(), jobId: job.id };
    const left = await prepare(browser, application);
    const dearer = new Browser({ ...world, settings: { ...world.settings, feeCents: 6000 } });
    for (const cookie of browser.cookies) dearer.cookies.set(...cookie);
    const intent = await prepare(dearer, application);
    assert.is.not(intent.id, left.id);
    assert.equal([await stateOf(left), await stateOf(intent)], ["canceled", "pending"]);
    assert.throws(() => standIn.pay(left.id), /canceled/);
  });

jobs.run();
