import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aPreparedPayment, prepare, upload } from "../../tests/support/fixtures.ts";
import { memoryFiles } from "../../tests/support/memory-files.ts";
import {
  anApplicant,
  applicationOf,
  ask,
  complete,
  countEmails,
  stateOf,
  submit,
  timesDone,
} from "../../tests/support/payment-steps.ts";
import { Browser, json, testDatabase } from "../../tests/support/site.ts";
import { openStripeWorld, servicesOf } from "../../tests/support/stripe-world.ts";
import { ProviderAway } from "../services/payments/provider.ts";
import type { LogEntry } from "../world.ts";
import { deleteOldDrafts } from "./applying/delete-old-drafts.ts";
import { deleteUnclaimedDocuments } from "./applying/delete-unclaimed-documents.ts";
import { runTask, tasks } from "./index.ts";
import { reconcilePayments } from "./payments/reconcile-payments.ts";

const { standIn, world, impatient } = await openStripeWorld();
const sql = await testDatabase();
const day = 24;

const refundsOf = (intentId: string) =>
  standIn.intents().filter(({ id, latest_charge }) => id === intentId && latest_charge?.refunded).length;

async function aPayment(application: object = anApplicant()) {
  const { browser, intent } = await aPreparedPayment(application, world);
  return { application, browser, intent };
}

async function aPaidPayment(application?: object) {
  const payment = await aPayment(application);
  standIn.pay(payment.intent.id);
  return payment;
}

const reconciliation = suite("reconcile payments");

reconciliation("settles what was paid when neither webhook nor browser came", async () => {
  const { intent } = await aPaidPayment();
  const before = await countEmails();
  const services = await servicesOf(world);
  await Promise.all([reconcilePayments(services), reconcilePayments(services)]);
  await reconcilePayments(services);
  const application = await applicationOf(intent);
  assert.is(application?.paymentStatus, "completed");
  assert.ok(application?.submittedAt);
  // The second email is the receipt.
  assert.is(await countEmails(), before + 2);
});

reconciliation("finds by its metadata a payment whose id never reached us", async () => {
  standIn.dropAfterNext(1);
  assert.is((await ask(new Browser(impatient), anApplicant())).status, 503);
  const intent = standIn.intents().at(-1)!;
  assert.is(await applicationOf(intent), undefined);
  standIn.pay(intent.id);
  await reconcilePayments(await servicesOf(world));
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
});

reconciliation("leaves alone what is not paid, and counts nothing as paid that was given back", async () => {
  const unpaid = await aPayment();
  const refunded = await aPaidPayment();
  await world.payments!.refund(refunded.intent.id, refunded.intent.id);
  await reconcilePayments(await servicesOf(world));
  assert.is((await applicationOf(unpaid.intent))?.paymentStatus, "pending");
  assert.is((await applicationOf(refunded.intent))?.paymentStatus, "refunded");
});

reconciliation("goes on with the others when one payment cannot be settled", async () => {
  const wrong = await aPayment();
  standIn.intents().at(-1)!.amount = 100;
  standIn.pay(wrong.intent.id);
  const right = await aPaidPayment();
  const entries: LogEntry[] = [];
  await reconcilePayments({ ...(await servicesOf(world)), log: (entry) => entries.push(entry) });
  assert.is((await applicationOf(right.intent))?.paymentStatus, "completed");
  assert.is((await applicationOf(wrong.intent))?.paymentStatus, "pending");
  assert.ok(
    entries.some(({ event, intent }) => event === "payment not settled" && intent === wrong.intent.id),
  );
});

reconciliation("is logged while the provider is away, and settles at its next time", async () => {
  const { intent } = await aPaidPayment();
  standIn.hang();
  const entries: LogEntry[] = [];
  const services = { ...(await servicesOf(impatient)), log: (entry: LogEntry) => void entries.push(entry) };
  await runTask(tasks.find(({ name }) => name === "reconcile payments")!, services);
  standIn.release();
  assert.is(entries[0]?.event, "task failed");
  await reconcilePayments(await servicesOf(world));
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
});

reconciliation.run();

const refunds = suite("refund payments");

/** Makes a paid draft whose candidate has written nothing yet. */
const aPaidEmptyDraft = () => aPaidPayment({});

refunds("gives back what was paid for a draft that is not complete after a day, once", async () => {
  const { browser, intent } = await aPaidEmptyDraft();
  await reconcilePayments(await servicesOf(world));
  assert.is((await applicationOf(intent))?.paymentStatus, "completed");
  await reconcilePayments(await servicesOf(world, day - 1));
  assert.is(await stateOf(intent), "succeeded");
  assert.is(refundsOf(intent.id), 0);
  for (let time = 0; time < 2; time++) await reconcilePayments(await servicesOf(world, day + 1));
  const application = await applicationOf(intent);
  assert.is(application?.paymentStatus, "refunded");
  assert.is(await timesDone("payment refunded", application?.id), 1);
  assert.is(refundsOf(intent.id), 1);
  assert.is.not((await prepare(browser, {})).id, intent.id, "paying once more is possible");
});

refunds("leaves alone what was completed within the day", async () => {
  const { browser, intent } = await aPaidEmptyDraft();
  await reconcilePayments(await servicesOf(world));
  const id = await submit(browser, anApplicant());
  await reconcilePayments(await servicesOf(world, day + 1));
  assert.is(await stateOf(intent), "succeeded");
  assert.is((await complete(browser, id, intent)).status, 200);
});

refunds("tries again when the provider was away", async () => {
  const { intent } = await aPaidEmptyDraft();
  await reconcilePayments(await servicesOf(world));
  const refund = () => Promise.reject(new ProviderAway("no answer"));
  const services = await servicesOf(world, day + 1);
  // Four other refunds wait for the provider, so the task gives up this time.
  await reconcilePayments({ ...services, payments: { ...services.payments, refund } }).catch((error) =>
    assert.instance(error, ProviderAway),
  );
  assert.is(await stateOf(intent), "refunding");
  await reconcilePayments(await servicesOf(world));
  assert.is(await stateOf(intent), "refunded");
});

refunds.run();

const documents = suite("delete unclaimed documents");

documents("takes what stands nowhere after two days, with its pieces, and nothing else", async () => {
  const files = memoryFiles();
  const browser = new Browser({ files });
  const [unclaimed, sent, drafted] = [await upload(browser), await upload(browser), await upload(browser)];
  await submit(browser, { ...anApplicant(), resumeUrl: sent });
  await browser.send("/api/draft", json({ answers: { resumeUrl: drafted } }, "PUT"));
  const pieces = files.held.size;
  const ids = [unclaimed, sent, drafted].map((reference) => reference.split("/").at(-1)!);
  const left = async () => (await sql`select id from documents where id in ${sql(ids)}`).length;

  await deleteUnclaimedDocuments({ ...(await servicesOf({ files }, 2 * day - 1)) });
  assert.is(await left(), 3);
  await deleteUnclaimedDocuments({ ...(await servicesOf({ files }, 2 * day + 1)) });
  assert.is(await left(), 2);
  assert.is(files.held.size, pieces - 1);
});

const sweep = tasks.find(({ name }) => name === "delete unclaimed documents")!;

documents("goes on where an interruption left it", async () => {
  const files = memoryFiles();
  const id = (await upload(new Browser({ files }))).split("/").at(-1)!;
  const services = await servicesOf({ files }, 2 * day + 1);
  const broken = { ...files, remove: () => Promise.reject(new Error("no disk")) };
  await runTask(sweep, { ...services, files: broken });
  await deleteUnclaimedDocuments(services);
  assert.is(files.held.size, 0);
  assert.is((await sql`select id from documents where id = ${id}`).length, 0);
});

documents.run();

const drafts = suite("delete old drafts");
drafts.after(() => standIn.close());

drafts("forgets what nobody touched for thirty days, and lets nobody pay for it", async () => {
  const { intent } = await aPayment();
  const id = (await applicationOf(intent))!.id;
  const left = async () => (await sql`select id from applications where id = ${id}`).length;
  await deleteOldDrafts(await servicesOf(world, 30 * day - 1));
  assert.is(await left(), 1);
  await deleteOldDrafts(await servicesOf(world, 30 * day + 1));
  assert.is(await left(), 0);
  assert.throws(() => standIn.pay(intent.id), /canceled/);
});

drafts("keeps what money was paid for, also when only the provider knows of it", async () => {
  const known = await aPaidPayment({});
  await reconcilePayments(await servicesOf(world));
  const unnoticed = await aPaidPayment();
  const incomplete = await aPaidPayment({});
  await deleteOldDrafts(await servicesOf(world, 30 * day + 1));
  for (const { intent } of [known, unnoticed, incomplete])
    assert.is((await applicationOf(intent))?.paymentStatus, "completed");
  assert.ok((await applicationOf(unnoticed.intent))?.submittedAt);
});

drafts("keeps what the provider could not be asked about", async () => {
  const { intent } = await aPayment();
  standIn.hang();
  await deleteOldDrafts(await servicesOf(impatient, 30 * day + 1));
  standIn.release();
  assert.ok(await applicationOf(intent));
});

drafts.run();
