import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anotherBrowserOf, sessionStatus } from "../../tests/support/account.ts";
import { testDatabase } from "../../tests/support/site.ts";

const sql = await testDatabase();
const sessions = suite("sessions");

const rowsOf = (userId: string) =>
  sql<{ id: string; expiresAt: Date }[]>`select id, expires_at from user_sessions where user_id = ${userId}`;

sessions("are kept as hashes only", async () => {
  const { browser, user } = await anAccount();
  const [cookie] = browser.cookies.values();
  const [row] = await sql<{ line: string }[]>`
    select user_sessions::text as line from user_sessions where user_id = ${user.id}`;
  assert.ok(cookie && cookie.length >= 43);
  assert.match(row!.line, /\b[0-9a-f]{64}\b/);
  assert.not.match(row!.line, cookie);
});

sessions("are not opened by what the table holds", async () => {
  const { browser, user } = await anAccount();
  const [name] = browser.cookies.keys();
  const [row] = await rowsOf(user.id);
  browser.cookies.set(name!, row!.id);
  assert.is(await sessionStatus(browser), 401);
});

sessions("end when they were not used for their time", async () => {
  const { browser, user } = await anAccount();
  await sql`update user_sessions set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
  assert.is(await sessionStatus(browser), 401);
  assert.equal([...(await rowsOf(user.id))], []);
});

sessions("last 14 days from the last use", async () => {
  const { browser, user } = await anAccount();
  const days = async () => ((await rowsOf(user.id))[0]!.expiresAt.getTime() - Date.now()) / 86_400_000;
  assert.is(Math.round(await days()), 14);
  await sql`update user_sessions set expires_at = now() + interval '1 day' where user_id = ${user.id}`;
  assert.is(await sessionStatus(browser), 200);
  assert.is(Math.round(await days()), 14);
});

sessions("end 30 days after they began, however much they are used", async () => {
  const { browser, user } = await anAccount();
  const begun = (before: string) =>
    sql`update user_sessions set begun_at = now() - ${before}::interval where user_id = ${user.id}`;
  await begun("29 days 23 hours");
  assert.is(await sessionStatus(browser), 200);
  await begun("30 days 1 minute");
  assert.is(await sessionStatus(browser), 401);
  assert.equal([...(await rowsOf(user.id))], []);
});

sessions("end by themselves, not with another of the same user", async () => {
  const { browser, user } = await anAccount();
  const other = await anotherBrowserOf(user);
  await other.post("/api/auth/sign-out", {});
  assert.is(await sessionStatus(browser), 200);
});

sessions("end with their user", async () => {
  const { browser, user } = await anAccount();
  await sql`delete from users where id = ${user.id}`;
  assert.is(await sessionStatus(browser), 401);
});

sessions.run();
