import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aJob, anApplication, aPreparedPayment, pay, prepare } from "../../../tests/support/fixtures.ts";
import { complete, submit } from "../../../tests/support/payment-steps.ts";
import { fieldMessages, post, testDatabase } from "../../../tests/support/site.ts";

const intents = suite("POST /api/create-payment-intent");

intents("gives two tabs of one browser the same payment", async () => {
  const { browser, intent } = await aPreparedPayment();
  const [again, atOnce] = await Promise.all([prepare(browser), prepare(browser)]);
  assert.equal([again, atOnce], [intent, intent]);
});

intents("ignores an amount in the body", async () => {
  const { browser, intent } = await aPreparedPayment({ ...anApplication, amount: 1, currency: "eur" });
  const sql = await testDatabase();
  const [payment] = await sql`select amount_cents, currency from payments where intent_id = ${intent.id}`;
  assert.equal({ ...payment }, { amountCents: 5000, currency: "usd" });
  assert.ok(browser.cookies.size > 0);
});

intents("takes no draft that is not complete", async () => {
  const response = await post("/api/create-payment-intent", { fullName: "Maria Santos" });
  assert.is(response.status, 400);
  assert.is((await fieldMessages(response)).email, "Invalid email address");
});

intents("refuses a vacancy that is closed, and charges nothing", async () => {
  const sql = await testDatabase();
  const job = await aJob(sql, { closesOn: "2020-01-31" });
  const countPayments = async () => (await sql`select count(*)::int as count from payments`)[0]?.count;
  const before = await countPayments();
  const response = await post("/api/create-payment-intent", { ...anApplication, jobId: job.id });
  assert.is(response.status, 409);
  assert.is(await countPayments(), before);
});

intents("submits a draft whose browser never came back, once its payment is settled", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const page = await browser.send(
    `/application-success?payment_intent=${intent.id}&payment_intent_client_secret=${intent.clientSecret}`,
  );
  assert.is(page.status, 200);
  const sql = await testDatabase();
  const [row] = await sql`
    select a.* from applications a join payments p on p.application_id = a.id where p.intent_id = ${intent.id}`;
  assert.is(row?.paymentStatus, "completed");
  assert.ok(row?.submittedAt);
  assert.is(await submit(browser, anApplication), row?.id);
});

intents("begins a new draft after the last application was sent and paid", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  await complete(browser, await submit(browser, anApplication), intent);
  const next = await prepare(browser, { ...anApplication, desiredPosition: "Rigger" });
  assert.is.not(next.id, intent.id);
});

intents.run();
