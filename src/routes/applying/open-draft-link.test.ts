import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pay, prepare, unique, upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  anApplicant,
  applicationOf,
  complete,
  stateOf,
  submit,
} from "../../../tests/support/payment-steps.ts";
import { Browser, inProcess, json, testDatabase } from "../../../tests/support/site.ts";
import { filledTo, mainOf } from "../../../tests/support/wizard.ts";

const resuming = suite("POST /resume/:token");

const anAddress = () => `${unique("maria").replace(" ", ".")}@example.com`;

/** Asks for the link in the browser that has the draft, and gives the path in the email. */
async function linkFrom(browser: Browser, email = anAddress()): Promise<string> {
  const response = await browser.submit("/apply/continue", { email });
  assert.is(response.status, 200);
  assert.match(await mainOf(response), "This site sends no email at the moment");
  const [mail] = await mailsTo(email);
  return /\/resume\/[\w-]{43}/.exec(mail?.body ?? "")?.[0] ?? "";
}

/** Gives a browser with a complete draft and an uploaded document. */
async function aDraftWithFile() {
  const browser = new Browser();
  const resumeUrl = await upload(browser);
  const application = { ...anApplicant(), resumeUrl };
  const saved = await browser.send("/api/draft", {
    method: "PUT",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ answers: application, documentNames: { resumeUrl: "my resume.pdf" } }),
  });
  assert.is(saved.status, 200);
  return { browser, application };
}

resuming("brings answers and files to another browser, from which the application is sent", async () => {
  const { browser, application } = await aDraftWithFile();
  const link = await linkFrom(browser);
  const elsewhere = new Browser();
  const page = await mainOf(await elsewhere.send(link));
  assert.match(page, "Continue here");
  // A program that opens the link and presses no button changes nothing.
  assert.match(await mainOf(await browser.send("/apply?step=1")), application.fullName);
  assert.is((await elsewhere.submit(link, {})).headers.get("Location"), "/apply");
  const review = await mainOf(await elsewhere.send("/apply?step=4"));
  assert.match(review, application.fullName);
  assert.match(review, "my resume.pdf");
  assert.not.ok((await mainOf(await browser.send("/apply"))).includes(application.fullName));
  const intent = await prepare(elsewhere, application);
  await pay(elsewhere, intent);
  const id = await submit(elsewhere, application);
  assert.is((await complete(elsewhere, id, intent)).status, 200);
  const sql = await testDatabase();
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from application_documents where application_id = ${id}`;
  assert.is(row?.n, 1);
});

resuming("makes the files the new browser's own, where they may be used anew", async () => {
  const { browser, application } = await aDraftWithFile();
  const elsewhere = new Browser();
  await elsewhere.submit(await linkFrom(browser), {});
  await elsewhere.send("/api/draft", { method: "DELETE" });
  assert.ok(await submit(elsewhere, application));
  const refused = await browser.post("/api/applications", application);
  assert.is(refused.status, 400);
});

resuming("works once, and says so; in the browser that took it the link still leads on", async () => {
  const browser = await filledTo(3);
  const link = await linkFrom(browser);
  const [first, second] = [new Browser(), new Browser()];
  const answers = await Promise.all([first.submit(link, {}), second.submit(link, {})]);
  assert.equal(answers.map(({ status }) => status).sort(), [303, 410]);
  const winner = answers[0]!.status === 303 ? first : second;
  const loser = winner === first ? second : first;
  assert.match(await mainOf(await loser.send(link)), "This link was used already");
  assert.match(await mainOf(await winner.send(link)), "already in this browser");
  assert.is((await winner.submit(link, {})).status, 303);
});

resuming(
  "ends an unfinished payment; one that was paid unnoticed is settled, and sends the application",
  async () => {
    const application = anApplicant();
    const browser = new Browser();
    const open = await prepare(browser, application);
    const elsewhere = new Browser();
    await elsewhere.submit(await linkFrom(browser), {});
    assert.is(await stateOf(open), "canceled");
    const intent = await prepare(elsewhere, application);
    assert.is.not(intent.id, open.id);
    await pay(elsewhere, intent);
    const link = await linkFrom(elsewhere);
    const late = await new Browser().submit(link, {});
    assert.is(late.status, 410);
    assert.match(await late.text(), "was sent already");
    const sent = await applicationOf(intent);
    assert.is(sent?.paymentStatus, "completed");
    assert.ok(sent?.submittedAt);
    assert.is(sent?.id, (await applicationOf(open))?.id);
  },
);

resuming("says of a draft that was sent meanwhile, or discarded, that nothing is left", async () => {
  const application = anApplicant();
  const browser = new Browser();
  await prepare(browser, application);
  const link = await linkFrom(browser);
  await submit(browser, application);
  const sent = await new Browser().send(link);
  assert.is(sent.status, 410);
  assert.match(await mainOf(sent), "was sent already");
  const other = await filledTo(2);
  const gone = await linkFrom(other);
  await other.submit("/apply/step", { discard: "yes" });
  assert.is((await new Browser().submit(gone, {})).status, 404);
});

resuming("warns before another draft here is discarded", async () => {
  const link = await linkFrom(await filledTo(3));
  const elsewhere = await filledTo(2);
  const page = await mainOf(await elsewhere.send(link));
  for (const text of [
    "You have two unfinished applications",
    "Step 3 of 4",
    "Step 2 of 4",
    "From your link",
    "Keep the one in this browser",
    "Use the one from the link",
  ])
    assert.match(page, text);
  assert.match(page, />In this browser(<!-- -->)? <span[^>]*>Newest<\/span><\/h2>/, "heading");
  assert.match(
    page,
    /<form(?:(?!<\/form>).)*we delete the one in this browser(?:(?!<\/form>).)*Use the one/s,
  );
  assert.match(page, /Last used<\/dt><dd[^>]*><bdi>[^<]+ UTC</);
  assert.match(page, /In this browser.*Newest.*Keep the one/s, "each draft has its own button");
  assert.match(page, /Keep the one.*Use the one/s, "the choice that deletes nothing comes first");
  assert.is(page.match(/>Newest</g)?.length, 1);
  assert.is((await elsewhere.submit(link, {})).status, 303);
  assert.is((await elsewhere.send("/apply?step=3")).status, 200);
});

/** Names the draft that the browser's page shows. */
const shownIn = async (browser: Browser) =>
  /name="draft" value="([\w-]*)"/.exec(await mainOf(await browser.send("/apply?step=1")))?.[1];
const put = (browser: Browser, patch: object) => browser.send("/api/draft", json(patch, "PUT"));
const told = "Your application was continued on another device";

resuming("tells the browser that had the draft, whose pages of it change nothing any more", async () => {
  const { browser, application } = await aDraftWithFile();
  const moved = await shownIn(browser);
  const link = await linkFrom(browser);
  const elsewhere = new Browser();
  await elsewhere.submit(link, {});
  const late = { answers: { fullName: "Somebody else" }, draft: moved };
  const refused = await put(browser, late);
  assert.is(refused.status, 409);
  assert.match(await refused.text(), "was continued on another device");
  const posted = await browser.submit("/apply/step", { step: "1", draft: moved!, fullName: "Somebody else" });
  assert.is(posted.headers.get("Location"), "/apply");
  for (const path of ["/apply", "/apply?step=1"]) {
    const page = await mainOf(await browser.send(path));
    assert.match(page, told);
    assert.not.match(page, /Welcome back|Somebody else|Delete my answers/);
  }
  const goesOn = await mainOf(await elsewhere.send("/apply?step=1"));
  assert.match(goesOn, application.fullName);
  assert.not.match(goesOn, told);
});

resuming("begins anew where it was told so, and tells it again to an old page", async () => {
  const { browser } = await aDraftWithFile();
  const moved = await shownIn(browser);
  await new Browser().submit(await linkFrom(browser), {});
  const begun = await put(browser, { answers: { fullName: "Somebody else" }, draft: await shownIn(browser) });
  assert.is(begun.status, 200);
  const page = await mainOf(await browser.send("/apply"));
  assert.match(page, "Welcome back");
  assert.not.match(page, told);
  assert.is((await put(browser, { answers: { fullName: "Maria" }, draft: moved })).status, 409);
  const again = await mainOf(await browser.send("/apply"));
  assert.match(again, told);
  assert.match(again, "Somebody else");
});

resuming("comes back to where it was begun, where nothing is discarded for it", async () => {
  const { browser, application } = await aDraftWithFile();
  const elsewhere = new Browser();
  await elsewhere.submit(await linkFrom(browser), {});
  const nothing = await browser.submit("/apply/continue", { email: anAddress() });
  assert.match(await mainOf(nothing), "Nothing is saved yet");
  const back = await linkFrom(elsewhere);
  assert.not.match(await mainOf(await browser.send(back)), "We discard it");
  await browser.submit(back, {});
  const page = await mainOf(await browser.send("/apply?step=1"));
  assert.match(page, application.fullName);
  assert.not.match(page, told);
  assert.match(await mainOf(await elsewhere.send("/apply")), told);
});

resuming("gives nobody a cookie for a link that leads nowhere", async () => {
  for (const token of ["x".repeat(43), "short", "%00"]) {
    const browser = new Browser();
    assert.is((await browser.submit(`/resume/${token}`, {})).status, 404);
    assert.is(browser.cookies.size, 0);
  }
});

const asking = suite("POST /apply/continue");

asking("says what is wrong with the address, and that nothing is saved yet", async () => {
  const browser = await filledTo(2);
  const wrong = await browser.submit("/apply/continue", { email: "no address" });
  assert.is(wrong.status, 400);
  assert.match(await mainOf(wrong), "Enter an email address, like name@example.com");
  const nothing = await new Browser().submit("/apply/continue", { email: anAddress() });
  assert.is(nothing.status, 409);
  assert.match(await mainOf(nothing), "Nothing is saved yet");
});

asking("writes nothing of what was typed, since anybody chooses the address", async () => {
  const { browser, application } = await aDraftWithFile();
  const email = anAddress();
  await linkFrom(browser, email);
  const [mail] = await mailsTo(email);
  assert.not.ok(`${mail?.subject}${mail?.body}`.includes(application.fullName));
});

if (inProcess)
  resuming("refuses a link of more than 72 hours, and says where there is another", async () => {
    const browser = await filledTo(2);
    const link = await linkFrom(browser);
    const later = new Browser({ clock: () => new Date(Date.now() + 73 * 3_600_000) });
    for (const response of [await later.send(link), await later.submit(link, {})]) {
      assert.is(response.status, 410);
      assert.match(await response.text(), "older than 72 hours");
    }
  });

resuming.run();
asking.run();
