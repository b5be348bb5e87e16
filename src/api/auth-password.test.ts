import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anotherBrowserOf, aPassword, sessionStatus } from "../../tests/account.ts";
import { post, testDatabase } from "../../tests/site.ts";

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
