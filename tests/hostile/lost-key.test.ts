import { suite } from "uvu";
import * as assert from "uvu/assert";
import { reconcilePayments } from "../../src/tasks/payments/reconcile-payments.ts";
import type { LogEntry } from "../../src/world.ts";
import { anEmployer } from "../support/account.ts";
import { signedIn } from "../support/administrator.ts";
import { applyAndPay, postJob } from "../support/employer.ts";
import { aPreparedPayment, pay, prepare, unique, upload } from "../support/fixtures.ts";
import { mailsTo, ownPageIn, receivedMailTo } from "../support/mailbox.ts";
import {
  anApplicant,
  applicationOf,
  aSentApplication,
  ask,
  complete,
  paymentStatusOf,
  stateOf,
  submit,
  timesDone,
} from "../support/payment-steps.ts";
import { Browser, inProcess, testDatabase, testServices } from "../support/site.ts";
import { openStripeWorld, servicesOf } from "../support/stripe-world.ts";
import { mainOf, personalStep } from "../support/wizard.ts";

const lost = suite("an application whose seal no key opens");

/** Two applications of a vacancy, of which one cannot be opened any more. */
async function aLostSeal() {
  const entries: LogEntry[] = [];
  const world = { log: (entry: LogEntry) => void entries.push(entry) };
  const employer = await anEmployer(world);
  const job = await postJob(employer);
  const email = `${unique("maria").replace(" ", ".")}@example.com`;
  const fullName = unique("Lost Seal");
  const broken = await applyAndPay(job.id, { email, fullName });
  await applyAndPay(job.id, { fullName: `${fullName} the second` });
  const sql = await testDatabase();
  await sql`update applications set private_key_id = 'lost' where id = ${broken.id}`;
  const path = ownPageIn((await receivedMailTo(email)).body)!;
  return { ...broken, fullName, job, employer, world, entries, path };
}

const cannot = /cannot be opened/;

if (inProcess) {
  lost("is a row of the administrator's list that says so, beside the others, and in the log", async () => {
    const { fullName, entries, world, id } = await aLostSeal();
    const admin = await signedIn(world);
    const query = new URLSearchParams({ search: fullName });
    const page = await admin.send(`/admin/applications?${query}`);
    assert.is(page.status, 200);
    const main = await mainOf(page);
    assert.match(main, cannot);
    assert.ok(main.includes(`${fullName} the second`));
    assert.not.match(main, "Invalid date");
    const rows = (await (await admin.send(`/api/admin/applications?${query}`)).json()) as {
      withheld?: string;
    }[];
    assert.equal(
      rows.map(({ withheld }) => withheld),
      [undefined, "unreadable"],
    );
    assert.match(await (await admin.send(`/admin/applications.csv?${query}`)).text(), cannot);
    assert.ok(entries.some(({ event, application }) => event === "seal not opened" && application === id));
  });

  lost("is a card of the employer's list that says so, beside the others", async () => {
    const { job, employer, fullName } = await aLostSeal();
    const page = await employer.browser.send(`/employer/jobs/${job.id}`);
    assert.is(page.status, 200);
    const main = await mainOf(page);
    assert.match(main, cannot);
    assert.ok(main.includes(`${fullName} the second`));
    assert.not.match(main, "Invalid date");
    const list = await employer.browser.send(`/api/employer/applications/${job.id}`);
    const rows = (await list.json()) as { withheld?: string }[];
    assert.equal(
      rows.map(({ withheld }) => withheld),
      [undefined, "unreadable"],
    );
    const csv = await employer.browser.send(`/employer/jobs/${job.id}/applications.csv`);
    assert.match(await csv.text(), cannot);
  });

  lost("has its own page still, which tells what cannot be shown", async () => {
    const { path, fullName } = await aLostSeal();
    const main = await mainOf(await new Browser().send(path));
    assert.match(main, "the encryption key is missing on our side");
    assert.ok(main.includes(fullName));
    assert.match(await (await new Browser().send(`${path}/data`)).text(), "unreadable");
  });
}

const draft = suite("a draft whose seal no key opens");

/** A complete draft with its payment made ready, which cannot be opened any more. */
async function aLostDraft() {
  const entries: LogEntry[] = [];
  const application = anApplicant();
  const world = { log: (entry: LogEntry) => void entries.push(entry) };
  const { browser, intent } = await aPreparedPayment(application, world);
  const sql = await testDatabase();
  const { id } = (await applicationOf(intent))!;
  await sql`update applications set draft_key_id = 'lost' where id = ${id}`;
  return { browser, intent, application, id, entries };
}

if (inProcess) {
  draft("is told of, and the wizard goes on from its first step", async () => {
    const { browser, application } = await aLostDraft();
    const page = await browser.send("/apply");
    assert.is(page.status, 200);
    assert.match(await mainOf(page), "its encryption key is missing. Please enter it again.");
    const kept = await browser.submit("/apply/step", { ...personalStep, fullName: application.fullName });
    assert.is(kept.status, 303);
    const again = await mainOf(await browser.send("/apply?step=1"));
    assert.not.match(again, "is missing");
    assert.ok(again.includes(application.fullName));
  });

  draft("that was paid stays a paid draft, and is sent once it is entered again", async () => {
    const { browser, intent, application, entries, id } = await aLostDraft();
    await pay(browser, intent);
    const paid = await complete(browser, id, intent);
    assert.is(paid.status, 200);
    const before = (await applicationOf(intent))!;
    assert.equal([before.paymentStatus, before.submittedAt], ["completed", null]);
    assert.ok(entries.some(({ event, application }) => event === "seal not opened" && application === id));
    assert.is(await submit(browser, application), id);
    assert.ok((await applicationOf(intent))!.submittedAt);
  });

  draft("can be made ready for another payment, and be thrown away", async () => {
    const { browser } = await aLostDraft();
    assert.is((await ask(browser)).status, 200);
    await browser.submit("/apply/step", { discard: "1" });
    assert.not.match(await mainOf(await browser.send("/apply")), "is missing");
  });

  draft("that was paid is given back, whoever it belonged to", async () => {
    const { browser, intent, id } = await aLostDraft();
    await pay(browser, intent);
    await complete(browser, id, intent);
    const sql = await testDatabase();
    await sql`update payments set status = 'refunding' where intent_id = ${intent.id}`;
    const admin = await signedIn();
    await reconcilePayments(await testServices());
    assert.is(await stateOf(intent), "refunded");
    assert.is((await admin.send("/admin/payments")).status, 200);
  });

  draft("that was paid and that nobody enters again goes back after a day, and says so", async () => {
    const { standIn, world } = await openStripeWorld();
    try {
      const { browser, intent } = await aPreparedPayment(anApplicant(), world);
      const { id } = (await applicationOf(intent))!;
      const sql = await testDatabase();
      await sql`update applications set draft_key_id = 'lost' where id = ${id}`;
      standIn.pay(intent.id);
      await reconcilePayments(await servicesOf(world));
      assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["succeeded", "completed"]);
      const success = `/application-success?payment_intent=${intent.id}`;
      const waiting = await browser.send(success);
      assert.is(waiting.status, 200);
      assert.match(await mainOf(waiting), "Your payment has been received");
      await reconcilePayments(await servicesOf(world, 25));
      assert.equal([await stateOf(intent), await paymentStatusOf(id)], ["refunded", "refunded"]);
      assert.ok((await world.payments!.findIntent(intent.id))?.refunded);
      const refunded = await browser.send(success);
      assert.is(refunded.status, 200);
      assert.match(await mainOf(refunded), "This payment was refunded");
      await reconcilePayments(await servicesOf(world, 25));
      assert.is(await timesDone("payment refunded", id), 1);
      assert.is((await ask(browser)).status, 200);
    } finally {
      standIn.close();
    }
  });

  draft("does not keep a sent application's payment from being settled", async () => {
    const { browser, intent, id, application } = await aSentApplication({});
    const sql = await testDatabase();
    await sql`update applications set private_key_id = 'lost' where id = ${id}`;
    await pay(browser, intent);
    assert.is((await complete(browser, id, intent)).status, 200);
    const mail = (await mailsTo(application.email)).find(({ kind }) => kind === "application received");
    assert.ok(mail && !mail.body.includes("passport number"));
  });
}

const file = suite("a document whose seal no key opens");

if (inProcess) {
  file("is refused with a sentence", async () => {
    const browser = new Browser();
    const reference = await upload(browser);
    const application = { ...anApplicant(), resumeUrl: reference };
    const intent = await prepare(browser, application);
    await pay(browser, intent);
    const id = await submit(browser, application);
    await complete(browser, id, intent);
    const sql = await testDatabase();
    await sql`update documents set wrapped_key_id = 'lost' where id = ${reference.split("/").at(-1)!}`;
    const response = await (await signedIn()).send(reference);
    assert.is(response.status, 503);
    assert.match(await response.text(), "its encryption key is missing");
  });
}

for (const tests of [lost, draft, file]) tests.run();
