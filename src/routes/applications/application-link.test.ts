import { suite } from "uvu";
import * as assert from "uvu/assert";
import { upload } from "../../../tests/support/fixtures.ts";
import { mailsTo, ownPageIn } from "../../../tests/support/mailbox.ts";
import { anOwnPage, anOwnPageOf, askForErasure } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, type Overrides, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";
import { hashOfToken } from "../../auth/token.ts";

const links = suite("a link to an application's own page");

/** Makes the link this many days older. */
async function age(path: string, days: number): Promise<void> {
  const sql = await testDatabase();
  const tokenHash = hashOfToken(path.split("/").at(-1)!);
  await sql`
    update application_links set created_at = created_at - ${days} * interval '1 day' where token_hash = ${tokenHash}`;
}

const newLinks = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "application link");

const askAgain = (path: string, world?: Overrides) => new Browser(world).submit(`${path}/link`, {});

links("works for 89 days, on a page that was kept open, too", async () => {
  const { path } = await anOwnPage();
  await age(path, 89);
  assert.is((await send(path)).status, 200);
  assert.is((await new Browser().submit(`${path}/erasure`, {})).status, 303);
});

links("ends after 90 days, and its page tells nothing but a masked address", async () => {
  const { path, application } = await anOwnPage();
  await age(path, 90);
  const response = await send(path);
  assert.is(response.status, 410);
  assert.is(response.headers.get("Referrer-Policy"), "no-referrer");
  const mail = { send: async () => {} };
  const page = inProcess ? await (await send(path, {}, { mail })).text() : await response.text();
  assert.match(page, "This link is too old");
  if (inProcess) assert.match(page, `m•••${application.email.slice(application.email.indexOf("@"))}`);
  for (const told of [application.email, application.fullName, application.desiredPosition])
    assert.not.ok(page.includes(told), told);
  assert.not.match(page, /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/);
  assert.is(page.split("<form").length - 1, (await (await send("/track")).text()).split("<form").length - 1);
});

links("opens nothing else after that either: each address shows the same page", async () => {
  const browser = new Browser();
  const resumeUrl = await upload(browser);
  const { path } = await anOwnPageOf(browser, { resumeUrl });
  await age(path, 91);
  for (const part of ["/documents/resumeUrl", "/data", "/withdrawal"])
    assert.match(await mainOf(await send(path + part)), "This link is too old", part);
  for (const part of ["/erasure", "/withdrawal", "/certificates"]) {
    const response = await browser.submit(path + part, {});
    assert.is(response.status, 410, part);
    assert.match(await mainOf(response), "Email me a new link", part);
  }
});

links("is replaced by an emailed one, which works for 90 days again", async () => {
  const { path, application } = await anOwnPage();
  await age(path, 90);
  const response = await askAgain(path);
  assert.is(response.status, 303);
  const page = await send(response.headers.get("Location")!);
  assert.is(page.status, 410);
  assert.match(await mainOf(page), "This site sends no email at the moment");
  const [mail, ...more] = await newLinks(application.email);
  assert.equal(more, []);
  const fresh = ownPageIn(mail!.body)!;
  assert.is.not(fresh, path);
  assert.is((await send(fresh)).status, 200);
  assert.is((await send(path)).status, 410);
  await age(fresh, 90);
  assert.is((await send(fresh)).status, 410);
});

links("is not replaced before it ends, and nobody else's is", async () => {
  const { path, application } = await anOwnPage();
  await askAgain(path);
  await askAgain(`/application/${"x".repeat(43)}`);
  assert.equal(await newLinks(application.email), []);
});

links("of an erased application offers nothing", async () => {
  const { path, application } = await anOwnPage();
  await new Browser().submit(await askForErasure(path, application.email), {});
  await age(path, 90);
  const response = await send(path);
  assert.is(response.status, 410);
  assert.not.match(await response.text(), "Email me a new link");
});

if (inProcess)
  links("is replaced five times a day at most", async () => {
    const { path, application } = await anOwnPage();
    await age(path, 90);
    const world: Overrides = { settings: { rateLimitScale: 1 }, address: application.email };
    for (let asked = 0; asked < 7; asked += 1) assert.is((await askAgain(path, world)).status, 303);
    assert.is((await newLinks(application.email)).length, 5);
  });

links.run();
