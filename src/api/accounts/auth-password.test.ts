import { scryptSync } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anotherBrowserOf, aPassword, sessionStatus } from "../../../tests/support/account.ts";
import { post, testDatabase } from "../../../tests/support/site.ts";

const sql = await testDatabase();
const signInStatus = async (email: string, password: string) =>
  (await post("/api/auth/sign-in", { email, password })).status;

const changePassword = suite("POST /api/auth/password");

const newPassword = "rain over the fjord";

changePassword("ends all other sessions, and goes on under a new id", async () => {
  const { browser, user } = await anAccount();
  const other = await anotherBrowserOf(user);
  const before = [...browser.cookies.values()];
  const response = await browser.post("/api/auth/password", {
    currentPassword: aPassword,
    password: newPassword,
  });
  assert.is(response.status, 200);
  assert.is(await sessionStatus(other), 401);
  assert.is(await sessionStatus(browser), 200);
  assert.not.equal([...browser.cookies.values()], before);
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from user_sessions where user_id = ${user.id}`;
  assert.is(row!.count, 1);
});

changePassword("lets only the new password in from then on", async () => {
  const { browser, user } = await anAccount();
  await browser.post("/api/auth/password", { currentPassword: aPassword, password: newPassword });
  assert.is(await signInStatus(user.email, aPassword), 401);
  assert.is(await signInStatus(user.email, newPassword), 200);
});

changePassword("changes nothing when the current one is wrong", async () => {
  const { browser, user } = await anAccount();
  const other = await anotherBrowserOf(user);
  const given = { currentPassword: "not the one", password: newPassword };
  assert.is((await browser.post("/api/auth/password", given)).status, 401);
  assert.is(await sessionStatus(other), 200);
  assert.is(await signInStatus(user.email, aPassword), 200);
});

changePassword.run();

const signIn = suite("POST /api/auth/sign-in");

const hashOf = async (id: string) => {
  const [row] = await sql<{ passwordHash: string }[]>`select password_hash from users where id = ${id}`;
  return row!.passwordHash;
};

signIn("takes an earlier version's hash, and keeps one of today's parameters in its place", async () => {
  const { user } = await anAccount();
  const key = scryptSync(aPassword, "cafe", 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });
  const earlier = `cafe:${key.toString("hex")}`;
  await sql`update users set password_hash = ${earlier} where id = ${user.id}`;
  assert.is(await signInStatus(user.email, "not the one"), 401);
  assert.is(await hashOf(user.id), earlier);
  assert.is(await signInStatus(user.email, aPassword), 200);
  const rewritten = await hashOf(user.id);
  assert.match(rewritten, /^scrypt:N=16384,r=8,p=5:/);
  assert.is(await signInStatus(user.email, aPassword), 200);
  assert.is(await hashOf(user.id), rewritten);
});

signIn.run();
