import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aSignUp } from "../../../tests/support/account.ts";
import { signedIn } from "../../../tests/support/administrator.ts";
import { aJob, anApplication } from "../../../tests/support/fixtures.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser, post, testDatabase } from "../../../tests/support/site.ts";
import { filledTo } from "../../../tests/support/wizard.ts";

const international = suite("an email address with an international domain");
const sql = await testDatabase();

/** Each address as somebody types it, and as the database stores it. */
function anAddress(): { typed: string; stored: string } {
  const name = `ingrid.${randomUUID().slice(0, 8)}`;
  return { typed: `${name}@bücher.example`, stored: `${name}@xn--bcher-kva.example` };
}

const kindsOf = async (address: string) => (await mailsTo(address)).map(({ kind }) => kind);

international("signs up, signs in in either form, and gets a link for a new password", async () => {
  const { typed, stored } = anAddress();
  const signUp = { ...aSignUp(), email: typed };
  const created = await post("/api/auth/sign-up", signUp);
  assert.is(created.status, 201);
  assert.is(((await created.json()) as { email: string }).email, stored);
  assert.is((await post("/api/auth/sign-up", { ...signUp, email: stored })).status, 409);
  for (const email of [typed, stored, typed.toUpperCase()]) {
    assert.is((await post("/api/auth/sign-in", { email, password: signUp.password })).status, 200);
    const page = await new Browser().submit("/sign-in", { email, password: signUp.password });
    assert.is(page.status, 303);
  }
  assert.is((await post("/api/auth/forgot-password", { email: typed })).status, 202);
  assert.ok((await kindsOf(stored)).includes("password reset"));
});

international("gets the newsletter and job alerts", async () => {
  const { typed, stored } = anAddress();
  assert.is((await post("/api/newsletter", { email: typed })).status, 202);
  assert.is((await new Browser().submit("/alerts", { email: typed, frequency: "daily" })).status, 200);
  const listed = await sql`select from newsletter_subscribers where email = ${stored}`;
  const alerts = await sql`select from job_alerts where email = ${stored}`;
  assert.equal([listed.length, alerts.length], [1, 1]);
});

international("applies, and is found by the administrator in either form", async () => {
  const { typed, stored } = anAddress();
  const sent = await post("/api/applications", { ...anApplication, email: typed });
  assert.is(sent.status, 201);
  const { id } = (await sent.json()) as { id: string };
  const [row] = await sql`select email, reference from applications where id = ${id}`;
  assert.is(row?.email, stored);
  const administrator = await signedIn();
  for (const search of [typed, stored]) {
    const list = await administrator.send(`/admin/applications?search=${encodeURIComponent(search)}`);
    assert.match(await list.text(), stored);
  }
  const asked = await new Browser().submit("/track", { reference: row?.reference, email: typed });
  assert.is(asked.headers.get("Location"), "/track/code");
  assert.ok((await kindsOf(stored)).includes("tracking code"));
});

international("takes an application to another device, and reports a job", async () => {
  const { typed, stored } = anAddress();
  const browser = await filledTo(2);
  const continued = await browser.submit("/apply/continue", { email: typed });
  assert.ok(continued.status < 400, `answered with ${continued.status}`);
  assert.is((await kindsOf(stored)).length, 1);
  const job = await aJob(sql);
  const report = { reason: "money", details: "He asked for money.", email: typed };
  const told = await new Browser().submit(`/report-vacancy/${job.id}`, report);
  assert.ok(told.status < 400, `answered with ${told.status}`);
});

international.run();
