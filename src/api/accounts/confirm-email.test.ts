import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmail, aSignUp, confirmMailbox, mailedCode } from "../../../tests/support/account.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import {
  Browser,
  fieldMessages,
  inProcess,
  type Overrides,
  post,
  testDatabase,
} from "../../../tests/support/site.ts";

const confirm = suite("POST /api/auth/confirm-email");
const again = suite("POST /api/auth/confirm-email/again");

const wrong = "This code is not right, or too old. Use the one in our newest email.";
const otherThan = (code: string) => `${code.startsWith("9") ? "0" : "9"}${code.slice(1)}`;

async function isConfirmed(email: string): Promise<boolean> {
  const sql = await testDatabase();
  const [row] = await sql`select email_confirmed_at from users where email = ${email}`;
  return row?.emailConfirmedAt != null;
}

confirm("takes the code that the sign-up mailed, and answers with the user, repeated too", async () => {
  const { user, browser } = await anAccount();
  assert.is(await isConfirmed(user.email), false);
  const code = await mailedCode(user.email);
  for (const given of [`${code.slice(0, 4)} ${code.slice(4)}`, code, "1"]) {
    const response = await browser.post("/api/auth/confirm-email", { code: given });
    assert.is(response.status, 200);
    assert.equal(await response.json(), user);
  }
  assert.is(await isConfirmed(user.email), true);
  assert.equal(await (await browser.send("/api/auth/user")).json(), user);
});

confirm("is not needed to sign in or to become an employer", async () => {
  const { user, browser } = await anAccount();
  const { password } = aSignUp();
  assert.is((await post("/api/auth/sign-in", { email: user.email, password })).status, 200);
  assert.is((await browser.post("/api/auth/become-employer", {})).status, 200);
});

confirm("keeps a keyed digest of the code alone, and none once it was used", async () => {
  const account = await anAccount();
  const sql = await testDatabase();
  const kept = () => sql`select * from mailbox_codes where user_id = ${account.user.id}`;
  const [row, ...more] = await kept();
  assert.equal(more, []);
  assert.is(row!.codeDigest.length, 32);
  assert.not.match(JSON.stringify(row), await mailedCode(account.user.email));
  await confirmMailbox(account);
  assert.is((await kept()).length, 0);
});

confirm("refuses a wrong code, another account's, and none", async () => {
  const { user, browser } = await anAccount();
  const other = await anAccount();
  const code = await mailedCode(user.email);
  for (const given of [otherThan(code), await mailedCode(other.user.email), "x"]) {
    const response = await browser.post("/api/auth/confirm-email", { code: given });
    assert.is(response.status, 400);
    assert.equal(await fieldMessages(response), { code: wrong });
  }
  const none = await browser.post("/api/auth/confirm-email", {});
  assert.equal(await fieldMessages(none), { code: "Enter the code from the email" });
  assert.is(await isConfirmed(user.email), false);
});

confirm("refuses a code that is older than 24 hours", async () => {
  const { user, browser } = await anAccount();
  const code = await mailedCode(user.email);
  const sql = await testDatabase();
  await sql`update mailbox_codes set expires_at = expires_at - interval '24 hours' where user_id = ${user.id}`;
  assert.is((await browser.post("/api/auth/confirm-email", { code })).status, 400);
});

confirm("is for accounts only", async () => {
  assert.is((await post("/api/auth/confirm-email", { code: "12345678" })).status, 401);
  assert.is((await post("/api/auth/confirm-email/again", {})).status, 401);
});

confirm("takes the right code once of many at once, and answers each with 200", async () => {
  const { user, browser } = await anAccount();
  const code = await mailedCode(user.email);
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => browser.post("/api/auth/confirm-email", { code })),
  );
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200, 200, 200],
  );
});

again("mails a new code, and the one before does not work any more", async () => {
  const { user, browser } = await anAccount();
  const before = await mailedCode(user.email);
  const response = await browser.post("/api/auth/confirm-email/again", {});
  assert.is(response.status, 200);
  assert.equal(await response.json(), user);
  const now = await mailedCode(user.email);
  assert.is((await mailsTo(user.email)).length, 2);
  // One new code in a hundred million equals the one before.
  if (before !== now)
    assert.is((await browser.post("/api/auth/confirm-email", { code: before })).status, 400);
  assert.is((await browser.post("/api/auth/confirm-email", { code: now })).status, 200);
});

again("mails nothing to a mailbox that is confirmed", async () => {
  const { user, browser } = await confirmMailbox(await anAccount());
  assert.is((await browser.post("/api/auth/confirm-email/again", {})).status, 200);
  assert.is((await mailsTo(user.email)).length, 1);
});

// Only requests in this process choose the limits' scale.
if (inProcess) {
  const strict = (world: Overrides = {}): Overrides => ({
    ...world,
    settings: { rateLimitScale: 1 },
    address: anEmail(),
  });

  confirm("judges ten wrong codes an account in an hour, the right one uses none up", async () => {
    const { user, browser } = await anAccount(strict());
    const code = await mailedCode(user.email);
    for (let guesses = 0; guesses < 10; guesses += 1)
      assert.is((await browser.post("/api/auth/confirm-email", { code: otherThan(code) })).status, 400);
    const refused = await browser.post("/api/auth/confirm-email", { code });
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get("Retry-After")) > 0);
    assert.is(await isConfirmed(user.email), false);
  });

  confirm("judges a hundred wrong codes an address in an hour", async () => {
    // A tenth of the limit proves the same.
    const world: Overrides = { settings: { rateLimitScale: 0.1 }, address: anEmail() };
    let judged = 0;
    for (let accounts = 0; accounts < 11; accounts += 1) {
      const { browser } = await anAccount({ address: world.address! });
      const guess = new Browser(world);
      for (const [name, value] of browser.cookies) guess.cookies.set(name, value);
      const { status } = await guess.post("/api/auth/confirm-email", { code: "x" });
      if (status === 400) judged += 1;
      else assert.is(status, 429);
    }
    assert.is(judged, 10);
  });

  again("mails five codes a day, the sign-up's included", async () => {
    const { user, browser } = await anAccount(strict());
    for (let asked = 0; asked < 4; asked += 1)
      assert.is((await browser.post("/api/auth/confirm-email/again", {})).status, 200);
    const code = await mailedCode(user.email);
    const refused = await browser.post("/api/auth/confirm-email/again", {});
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get("Retry-After")) > 0);
    assert.is((await mailsTo(user.email)).length, 5);
    assert.is((await browser.post("/api/auth/confirm-email", { code })).status, 200);
  });
}

confirm.run();
again.run();
