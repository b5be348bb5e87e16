import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unique } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const tracking = suite("following by code");

const referenceIn = (text: string) => /[2-9A-Z]{4}(-[2-9A-Z]{4}){2}/.exec(text)![0];

async function anApplicationToFollow() {
  const { application, mail, id } = await anOwnPage();
  return { id, email: application.email, reference: referenceIn(mail.subject), name: application.fullName };
}

async function codeFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "tracking code");
  return /^\d{8}$/m.exec(mail?.body ?? "")?.[0] ?? "";
}

const ask = (browser: Browser, reference: string, email: string) =>
  browser.submit("/track", { reference, email });
const enter = (browser: Browser, code: string) => browser.submit("/track/code", { code });

tracking("fills in the reference of an email's link, and no other text", async () => {
  const [filled, misread, other] = await Promise.all(
    ["K7QM-4RTX-9DWP", "K7QM-4RTX-0OI1", "Call%20this%20number"].map(async (reference) =>
      mainOf(await new Browser().send(`/track?reference=${reference}`)),
    ),
  );
  assert.match(filled!, /<input[^>]*name="reference"[^>]*value="K7QM-4RTX-9DWP"/);
  assert.not.match(misread!, "0OI1");
  assert.not.match(other!, "Call this number");
});

tracking("shows an example of the course to somebody who asks for a code", async () => {
  const page = await mainOf(await new Browser().send("/track"));
  assert.match(page, /<svg class="world".*Philippines to Norway/s);
  for (const text of ["Submitted", "Mar 2", "You hear from us by Mar 9.", "Accepted"])
    assert.match(page, text);
});

tracking("says what to do without a reference", async () => {
  const page = await mainOf(await new Browser().send("/track"));
  assert.match(page, /Lost the reference\? Write to <a href="mailto:/);
});

tracking("opens the application's own page to who has the code from the mailbox", async () => {
  const { email, reference, name } = await anApplicationToFollow();
  const browser = new Browser();
  // People type spaces, capitals and small letters as they like.
  const asked = await ask(
    browser,
    ` ${reference.toLowerCase().replaceAll("-", " ")}`,
    email.replace("m", "M"),
  );
  assert.is(asked.status, 303);
  assert.is(asked.headers.get("Location"), "/track/code");
  assert.match(await mainOf(await browser.send("/track/code")), "Code from the email");
  const answer = await enter(browser, ` ${(await codeFor(email)).replace(/(\d{4})/, "$1 ")}`);
  assert.is(answer.status, 303);
  const path = answer.headers.get("Location")!;
  assert.match(path, /^\/application\/[\w-]{43}$/);
  assert.match(await mainOf(await browser.send(path)), name);
});

tracking("answers alike whether there is such an application or not, up to the last try", async () => {
  const known = await anApplicationToFollow();
  const stranger = `${unique("nobody").replace(" ", ".")}@example.com`;
  const told = async (reference: string, email: string) => {
    const browser = new Browser();
    const answers = [await ask(browser, reference, email), await browser.send("/track/code")];
    for (let tries = 0; tries < 6; tries += 1) answers.push(await enter(browser, "00000000x1"));
    const cookies = [...browser.cookies.keys()];
    return { cookies, said: await Promise.all(answers.map(async (a) => [a.status, await mainOf(a)])) };
  };
  const right = await told(known.reference, known.email);
  assert.match(String(right.said[2]![1]), "You have 4 more tries");
  assert.match(String(right.said[5]![1]), "one more try");
  assert.match(String(right.said[7]![1]), "This code no longer works");
  assert.equal(await told(known.reference, stranger), right);
  assert.equal(await told("K7QM-4RTX-9DWP", known.email), right);
  assert.equal(await mailsTo(stranger), []);
  assert.is((await mailsTo(known.email)).filter(({ kind }) => kind === "tracking code").length, 1);
});

tracking("takes a code once, from the browser that asked, within five tries", async () => {
  const { email, reference } = await anApplicationToFollow();
  const [browser, other] = [new Browser(), new Browser()];
  await ask(browser, reference, email);
  const code = await codeFor(email);
  assert.is((await enter(other, code)).status, 400);
  const [ticket = ""] = browser.cookies.values();
  for (let tries = 0; tries < 4; tries += 1) await enter(browser, "1");
  assert.is((await enter(browser, code)).status, 303);
  browser.cookies.set("tracking", ticket);
  assert.is((await enter(browser, code)).status, 400);

  const tired = new Browser();
  await ask(tired, reference, email);
  const next = (await mailsTo(email)).find(({ kind }) => kind === "tracking code")!;
  for (let tries = 0; tries < 5; tries += 1) await enter(tired, "1");
  assert.is((await enter(tired, /^\d{8}$/m.exec(next.body)![0])).status, 400);
});

tracking("says what is wrong with the fields, and keeps what was typed", async () => {
  const response = await ask(new Browser(), "", "no address");
  assert.is(response.status, 400);
  const page = await mainOf(response);
  for (const text of [
    "Enter the reference",
    "Enter an email address, like name@example.com",
    'value="no address"',
  ])
    assert.ok(page.includes(text), text);
  assert.is((await new Browser().send("/track/code")).headers.get("Location"), "/track");
});

tracking("asks for reference and code with the keys that they need", async () => {
  const browser = new Browser();
  const page = await mainOf(await browser.send("/track"));
  assert.match(page, /id="reference"[^>]* autoCapitalize="characters"/i);
  await ask(browser, "K7QM-4RTX-9DWP", `${unique("nobody").replace(" ", ".")}@example.com`);
  assert.match(await mainOf(await browser.send("/track/code")), /id="code"[^>]* inputMode="numeric"/i);
});

tracking("opens a link that is good for a day", async () => {
  const { email, reference, id } = await anApplicationToFollow();
  const browser = new Browser();
  await ask(browser, reference, email);
  const path = (await enter(browser, await codeFor(email))).headers.get("Location")!;
  const sql = await testDatabase();
  const [link] = await sql<{ hours: number }[]>`
    select extract(epoch from expires_at - now()) / 3600 as hours from application_links
    where application_id = ${id} and purpose = 'tracking'`;
  assert.ok(Math.abs(Number(link?.hours) - 24) < 0.1);
  await sql`update application_links set expires_at = now() where application_id = ${id} and purpose = 'tracking'`;
  assert.is((await browser.send(path)).status, 404);
});

if (inProcess)
  tracking("takes no code of more than 15 minutes ago, and mails no more than five an hour", async () => {
    const { email, reference } = await anApplicationToFollow();
    const late = new Browser({ clock: () => new Date(Date.now() - 16 * 60_000) });
    await ask(late, reference, email);
    const now = new Browser();
    for (const [name, value] of late.cookies) now.cookies.set(name, value);
    assert.is((await enter(now, await codeFor(email))).status, 400);
    const limited = new Browser({ settings: { rateLimitScale: 1 }, address: "198.51.100.31" });
    for (let times = 0; times < 7; times += 1)
      assert.is((await ask(limited, reference, email)).headers.get("Location"), "/track/code");
    assert.ok((await mailsTo(email)).filter(({ kind }) => kind === "tracking code").length <= 5);
  });

tracking.run();
