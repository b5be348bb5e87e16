import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { type Intent, pay, prepare, unique } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { anApplicant, complete, submit } from "../../../tests/support/payment-steps.ts";
import { Browser, json, send, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";

const tabs = suite("a page of a draft that was sent since, from another tab");

const sql = await testDatabase();
const told = "This application was sent already";

const applicant = () => ({
  ...anApplicant(),
  email: `${unique("maria").replace(" ", ".")}@example.com`,
  willingToRelocate: true,
});

const save = (browser: Browser, patch: object) => browser.send("/api/draft", json(patch, "PUT"));
const ask = (browser: Browser, application: object, draft?: string) =>
  browser.post("/api/create-payment-intent", { ...application, ...(draft && { draft }) });

/** Two tabs show one draft; the first pays, sends it and sees the confirmation. */
async function aSentDraft(jobId: string | null = null, browser = new Browser()) {
  const application = { ...applicant(), jobId };
  const { jobId: _, ...answers } = application;
  const { draft } = (await (await save(browser, { answers, jobId })).json()) as { draft: string };
  const intent = await prepare(browser, application);
  await pay(browser, intent);
  const id = await submit(browser, application);
  assert.is((await complete(browser, id, intent)).status, 200);
  assert.is((await browser.send(confirmationOf(intent))).status, 200);
  assert.is(id, draft);
  return { browser, application, answers, draft, intent };
}

const confirmationOf = ({ id, clientSecret }: Intent) =>
  `/application-success?payment_intent=${id}&payment_intent_client_secret=${clientSecret}`;

/** All payments that were begun in the browsers of this address. */
async function countPayments(application: { email: string }): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from payments p
    where p.application_id in (
      select a.id from applications a where a.browser_hash in (
        select browser_hash from applications where email = ${application.email}))`;
  return row!.n;
}

async function assertTold(response: Response, browser: Browser, fullName: string): Promise<void> {
  assert.is(response.status, 409);
  const { message, link } = (await response.json()) as { message: string; link: string };
  assert.match(message, told);
  const own = await browser.send(link);
  assert.match(await mainOf(await browser.send(own.headers.get("Location")!)), fullName);
  assert.is((await new Browser().send(link)).headers.get("Location"), "/track");
}

for (const kind of ["general", "vacancy's"] as const) {
  const jobOf = async () => (kind === "general" ? null : (await postJob(await anEmployer())).id);

  tabs(`saves and pays nothing for a ${kind} application, and is led to what was sent`, async () => {
    const { browser, application, draft } = await aSentDraft(await jobOf());
    const { fullName, jobId } = application;
    await assertTold(await save(browser, { answers: {}, jobId, draft }), browser, fullName);
    await assertTold(await ask(browser, application, draft), browser, fullName);
    // A changed answer makes no difference.
    await assertTold(
      await ask(browser, { ...application, phone: "+63 917 000 0000" }, draft),
      browser,
      fullName,
    );
    assert.is(await countPayments(application), 1);
  });

  tabs(`pays nothing for the same answers of a ${kind} application where it tells no draft`, async () => {
    const { browser, application } = await aSentDraft(await jobOf());
    await save(browser, { answers: {}, jobId: application.jobId });
    const { status } = await ask(browser, application);
    assert.is(status, 409);
    assert.is(await countPayments(application), 1);
  });
}

tabs("sends no second application when it had the payment's form open already", async () => {
  const { browser, application, draft, intent } = await aSentDraft();
  assert.equal(await (await pay(browser, intent)).json(), { status: "succeeded" });
  assert.is(await submit(browser, application), draft);
  await save(browser, { answers: { fullName: "Somebody else" } });
  assert.is(await submit(browser, application), draft);
  assert.is((await complete(browser, draft, intent)).status, 200);
  assert.is(await countPayments(application), 1);
});

tabs("is led to the confirmation that nobody has seen yet", async () => {
  const browser = new Browser();
  const application = applicant();
  const { draft } = (await (await save(browser, { answers: application })).json()) as { draft: string };
  const intent = await prepare(browser, application);
  await pay(browser, intent);
  // Another browser settles the payment, as the provider's webhook does.
  await new Browser().send(confirmationOf(intent));
  assert.is((await save(browser, { answers: {}, draft })).status, 409);
  const answer = (await (await ask(browser, application, draft)).json()) as {
    clientSecret: string;
    state: string;
  };
  assert.equal(answer, { clientSecret: intent.clientSecret, fee: 5000, state: "paid" });
});

tabs("begins no second payment while the first tab is just sending it", async () => {
  const browser = new Browser();
  const application = applicant();
  const { draft } = (await (await save(browser, { answers: application })).json()) as { draft: string };
  const intent = await prepare(browser, application);
  await pay(browser, intent);
  const sending = async () => complete(browser, await submit(browser, application), intent);
  const asking = () => ask(browser, application, draft);
  const [sent, ...asked] = await Promise.all([sending(), asking(), asking(), asking()]);
  assert.is(sent.status, 200);
  for (const response of asked) {
    const { clientSecret, link } = (await response.json()) as { clientSecret?: string; link?: string };
    assert.ok(clientSecret === intent.clientSecret || link === `/track/mine/${draft}`);
  }
  assert.is(await countPayments(application), 1);
});

tabs("goes on, with a draft of its own, when it is for another vacancy than what was sent", async () => {
  const employer = await anEmployer();
  const [first, second] = [(await postJob(employer)).id, (await postJob(employer)).id];
  const { browser, draft, answers, application } = await aSentDraft(first);
  const saved = await save(browser, { answers, jobId: second, draft });
  assert.is(saved.status, 200);
  assert.is.not(((await saved.json()) as { draft: string }).draft, draft);
  const asked = await ask(browser, { ...application, jobId: second }, draft);
  assert.is(asked.status, 200);
  assert.ok(((await asked.json()) as { clientSecret: string }).clientSecret);
});

tabs("changes nothing of the draft that was begun after it", async () => {
  const { browser, draft } = await aSentDraft();
  await save(browser, { answers: { fullName: "Somebody else" } });
  assert.is((await save(browser, { answers: { fullName: "Maria" }, draft })).status, 409);
  assert.match(await mainOf(await browser.send("/apply?step=1")), "Somebody else");
});

tabs("begins anew when it is reloaded, with nothing of what was sent", async () => {
  const { browser, application } = await aSentDraft();
  const reloaded = await browser.send("/apply?step=4");
  assert.is(reloaded.headers.get("Location"), "/apply?step=1");
  assert.not.ok((await mainOf(await browser.send("/apply?step=1"))).includes(application.fullName));
});

tabs("tells so without script, too, and pays nothing there", async () => {
  const { browser, application, draft } = await aSentDraft();
  for (const [path, form] of [
    ["/apply/step", { step: "1", fullName: "Maria" }],
    ["/apply/terms", { terms: "accepted" }],
  ] as const) {
    const response = await browser.submit(path, { ...form, jobId: "", draft });
    assert.is(response.status, 409);
    const page = await mainOf(response);
    assert.match(page, told);
    assert.match(page, `href="/track/mine/${draft}"`);
  }
  const untold = await browser.submit("/apply/terms", { terms: "accepted", jobId: "" });
  assert.is(untold.headers.get("Location"), "/apply?step=1");
  assert.is(await countPayments(application), 1);
});

tabs("names the draft that it shows in each form that goes on with it", async () => {
  const browser = await filledTo(4);
  const forms = async (step: number) => mainOf(await browser.send(`/apply?step=${step}`));
  for (const step of [1, 2, 3, 4]) assert.match(await forms(step), /name="draft" value="[\w-]{36}"/);
});

tabs("tells the browser that had the draft before the one that sent it", async () => {
  const browser = new Browser();
  const application = applicant();
  const { draft } = (await (await save(browser, { answers: application })).json()) as { draft: string };
  await browser.submit("/apply/continue", { email: application.email });
  const [mail] = await mailsTo(application.email);
  const elsewhere = new Browser();
  await elsewhere.submit(/\/resume\/[\w-]{43}/.exec(mail?.body ?? "")?.[0] ?? "", {});
  await pay(elsewhere, await prepare(elsewhere, application));
  assert.is(await submit(elsewhere, application), draft);
  for (const response of [await save(browser, { draft }), await ask(browser, application, draft)]) {
    assert.is(response.status, 409);
    const { link } = (await response.json()) as { link: string };
    assert.is((await browser.send(link)).headers.get("Location"), "/track");
  }
});

tabs("leads to what was sent for an hour only", async () => {
  const { browser, draft } = await aSentDraft();
  await sql`update applications set submitted_at = now() - interval '61 minutes' where id = ${draft}`;
  const { link } = (await (await save(browser, { draft })).json()) as { link: string };
  assert.is((await browser.send(link)).headers.get("Location"), "/track");
});

const anew = suite("a second general application from one browser");

anew("is paid for when its answers differ, the same person's or somebody else's", async () => {
  const { browser, application } = await aSentDraft();
  for (const other of [{ ...application, desiredPosition: "Rigger" }, applicant()]) {
    const intent = await prepare(browser, other);
    await pay(browser, intent);
    const id = await submit(browser, other);
    assert.is((await complete(browser, id, intent)).status, 200);
  }
  assert.is(await countPayments(application), 3);
  // The first application was sent before two others, and is still paid for.
  assert.is((await ask(browser, application)).status, 409);
});

anew("is paid for with the same answers after a withdrawal", async () => {
  const { browser, application } = await aSentDraft();
  const received = (await mailsTo(application.email)).find(({ kind }) => kind === "application received");
  await send(`${ownPageIn(received?.body ?? "")}/withdrawal`, { method: "POST" });
  assert.is((await ask(browser, application)).status, 200);
});

anew("is refused with the same answers in the form without script, too", async () => {
  const { browser, application, answers, draft } = await aSentDraft();
  await save(browser, { answers });
  const response = await browser.submit("/apply/terms", { terms: "accepted", jobId: "" });
  assert.is(response.status, 409);
  const page = await mainOf(response);
  assert.match(page, told);
  assert.match(page, `href="/track/mine/${draft}"`);
  assert.is(await countPayments(application), 1);
});

tabs.run();
anew.run();
