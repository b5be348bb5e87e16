import { suite } from "uvu";
import * as assert from "uvu/assert";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage, anOwnPageOf } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const masked = suite("passport data behind a link");

async function mailedCode(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ kind }) => kind === "tracking code");
  return /^\d{8}$/m.exec(mail?.body ?? "")?.[0] ?? "";
}

/** Asks for a code and enters it, in this browser. */
async function unmask(browser: Browser, path: string, email: string): Promise<Response> {
  const asked = await browser.submit(`${path}/private/code`, {});
  assert.is(asked.headers.get("Location"), `${path}/private`);
  return browser.submit(`${path}/private`, { code: await mailedCode(email) });
}

const numberOf = async (browser: Browser, path: string) =>
  ((await (await browser.send(`${path}/data`)).json()) as { application: { passportNumber: string } })
    .application.passportNumber;

masked(
  "shows the number's end alone until the emailed code was entered, and then in that browser only",
  async () => {
    const { path, application } = await anOwnPage();
    const { passportNumber, email } = application;
    const browser = new Browser();
    const before = await mainOf(await browser.send(path));
    assert.not.ok(before.includes(passportNumber));
    const done = await unmask(browser, path, email);
    assert.is(done.status, 303);
    assert.is(done.headers.get("Location"), path);
    assert.match(done.headers.get("Set-Cookie") ?? "", /private=[\w-]{43}; Max-Age=1800;.* HttpOnly/);
    assert.ok((await mainOf(await browser.send(path))).includes(passportNumber));
    assert.not.ok((await mainOf(await send(path))).includes(passportNumber));
    assert.is((await browser.send(`${path}/private`)).headers.get("Location"), path);
  },
);

masked("is in the downloaded file only after that, too", async () => {
  const { path, application } = await anOwnPage();
  const browser = new Browser();
  assert.is(await numberOf(browser, path), `Ends in ${application.passportNumber.slice(-3)}`);
  await unmask(browser, path, application.email);
  assert.is(await numberOf(browser, path), application.passportNumber);
});

masked("keeps the passport copy back, and no other document", async () => {
  const browser = new Browser();
  const [resumeUrl, passportCopyUrl] = [await upload(browser), await upload(browser)];
  const { path, email } = await anOwnPageOf(browser, { resumeUrl, passportCopyUrl });
  const visitor = new Browser();
  const refused = await visitor.send(`${path}/documents/passportCopyUrl`);
  assert.is(refused.status, 303);
  assert.is(refused.headers.get("Location"), `${path}/private`);
  assert.is((await visitor.send(`${path}/documents/resumeUrl`)).status, 200);
  await unmask(visitor, path, email);
  assert.is((await visitor.send(`${path}/documents/passportCopyUrl`)).status, 200);
});

masked("keeps the address of a passport copy that was given as a link back", async () => {
  const passportCopyUrl = "https://drive.example/passport-of-maria";
  const { path, application } = await anOwnPage({ passportCopyUrl });
  const browser = new Browser();
  for (const address of [path, `${path}/data`])
    assert.not.match(await (await browser.send(address)).text(), "drive.example");
  await unmask(browser, path, application.email);
  for (const address of [path, `${path}/data`])
    assert.match(await (await browser.send(address)).text(), passportCopyUrl);
});

masked("is for one application: the code and the view of another one open nothing", async () => {
  const [mine, other] = [await anOwnPage(), await anOwnPage()];
  const browser = new Browser();
  await unmask(browser, other.path, other.application.email);
  assert.not.ok((await mainOf(await browser.send(mine.path))).includes(mine.application.passportNumber));
  await browser.submit(`${other.path}/private/code`, {});
  const code = await mailedCode(other.application.email);
  assert.is((await browser.submit(`${mine.path}/private`, { code })).status, 400);
});

masked("tells a wrong code how many tries are left, on a page that works without script", async () => {
  const { path } = await anOwnPage();
  const browser = new Browser();
  assert.match(await mainOf(await browser.send(`${path}/private`)), "Email me a code");
  await browser.submit(`${path}/private/code`, {});
  const response = await browser.submit(`${path}/private`, { code: "x" });
  assert.is(response.status, 400);
  assert.match(await mainOf(response), "This code is not right. You have 4 more tries.");
  const none = await new Browser().submit(`${path}/private`, { code: "12345678" });
  assert.is(none.status, 400);
  assert.match(await mainOf(none), "This code no longer works");
});

masked("shows itself after 30 minutes no more", async () => {
  const { id, path, application } = await anOwnPage();
  const browser = new Browser();
  await unmask(browser, path, application.email);
  const sql = await testDatabase();
  await sql`update private_views set expires_at = expires_at - interval '30 minutes' where application_id = ${id}`;
  assert.not.ok((await mainOf(await browser.send(path))).includes(application.passportNumber));
});

if (inProcess)
  masked("shows itself at once to who came by reference, address and emailed code", async () => {
    const { path, application } = await anOwnPage();
    const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(await mainOf(await send(path)))![0];
    const browser = new Browser();
    await browser.submit("/track", { reference, email: application.email });
    const opened = await browser.submit("/track/code", { code: await mailedCode(application.email) });
    const page = await mainOf(await browser.send(opened.headers.get("Location")!));
    assert.ok(page.includes(application.passportNumber));
  });

masked.run();
