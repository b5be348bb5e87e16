import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  anAccount,
  anEmail,
  anotherBrowserOf,
  aPassword,
  sessionStatus,
} from "../../../tests/support/account.ts";
import {
  Browser,
  inProcess,
  type Overrides,
  post,
  testDatabase,
  testServices,
} from "../../../tests/support/site.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertPasswordReset } from "../../db/accounts/password-resets.ts";
import { listUnsentEmails } from "../../db/mail/outbox.ts";
import { openEmail } from "../../domain/mail/open-email.ts";

const sql = await testDatabase();
const newPassword = "rain over the fjord";

/** Makes a link to set a new password, and returns its token. */
async function aLink(userId: string): Promise<string> {
  const token = newToken();
  await insertPasswordReset(sql, userId, hashOfToken(token));
  return token;
}

const reset = (token: string, browser = new Browser()) =>
  browser.post("/api/auth/reset-password", { token, password: newPassword });

const ask = suite("POST /api/auth/forgot-password");

ask("answers the same, whether there is such an account or not", async () => {
  const { user } = await anAccount();
  const known = await post("/api/auth/forgot-password", { email: user.email });
  const unknown = await post("/api/auth/forgot-password", { email: anEmail() });
  assert.is(known.status, 202);
  assert.is(unknown.status, 202);
  assert.is(await known.text(), await unknown.text());
});

ask("keeps a link's hash only, and for an hour", async () => {
  const { user } = await anAccount();
  await post("/api/auth/forgot-password", { email: user.email.toUpperCase() });
  const [row] = await sql<{ bytes: number; minutes: number }[]>`
    select length(token_hash) as bytes, round(extract(epoch from expires_at - now()) / 60)::int as minutes
    from password_resets where user_id = ${user.id}`;
  assert.equal(row, { bytes: 32, minutes: 60 });
});

if (inProcess)
  ask("mails the link, and that one works", async () => {
    const { user } = await anAccount();
    await post("/api/auth/forgot-password", { email: user.email });
    const { vault } = await testServices();
    const mails = await Promise.all((await listUnsentEmails(sql, 50)).map((mail) => openEmail(vault, mail)));
    const mail = mails.find(({ recipient }) => recipient === user.email);
    const token = /\/reset-password\?token=([\w-]+)/.exec(mail?.body ?? "")?.[1];
    assert.is((await reset(token ?? "")).status, 200);
  });

if (inProcess)
  ask("confirms the mailbox when a new password is set by the link", async () => {
    const { user } = await anAccount();
    const isConfirmed = async () =>
      (await sql`select from users where id = ${user.id} and email_confirmed_at is not null`).length === 1;
    assert.is(await isConfirmed(), false);
    assert.is((await reset(await aLink(user.id))).status, 200);
    assert.is(await isConfirmed(), true);
    assert.is((await sql`select from mailbox_codes where user_id = ${user.id}`).length, 0);
  });

ask("sends nothing to an address without an account", async () => {
  const count = async () => (await sql`select id from outbox where kind = 'password reset'`).length;
  const before = await count();
  await post("/api/auth/forgot-password", { email: anEmail() });
  assert.is(await count(), before);
});

if (inProcess)
  ask("asks the database the same, whether there is such an account or not", async () => {
    const { user } = await anAccount();
    const known = await statementsOf((world) =>
      post("/api/auth/forgot-password", { email: user.email }, world),
    );
    const unknown = await statementsOf((world) =>
      post("/api/auth/forgot-password", { email: anEmail() }, world),
    );
    assert.ok(known.length > 3);
    assert.equal(unknown, known);
  });

/** Records the statements that some work sends to the database, without their values. */
async function statementsOf(work: (world: Overrides) => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const watched = <Client extends object>(client: Client): Client =>
    new Proxy(client, {
      apply(target, self, given: unknown[]) {
        const [texts] = given as [{ raw?: readonly string[] }];
        if (texts?.raw) statements.push(texts.raw.join("?"));
        return Reflect.apply(target as unknown as (...given: unknown[]) => unknown, self, given);
      },
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (name !== "begin" && name !== "savepoint") return value;
        const begin = value as (inside: (tx: object) => unknown) => unknown;
        return (inside: (tx: object) => unknown) => begin.call(target, (tx) => inside(watched(tx)));
      },
    });
  await work({ sql: watched(sql) });
  return statements;
}

ask.run();

const set = suite("POST /api/auth/reset-password");

set("sets the password, ends all sessions and signs in", async () => {
  const { user, browser: before } = await anAccount();
  const browser = new Browser();
  const response = await reset(await aLink(user.id), browser);
  assert.is(response.status, 200);
  assert.is(await sessionStatus(before), 401);
  assert.is(await sessionStatus(browser), 200);
  assert.is((await post("/api/auth/sign-in", { email: user.email, password: aPassword })).status, 401);
  assert.is(await sessionStatus(await anotherBrowserOf(user, newPassword)), 200);
});

set("works once", async () => {
  const { user } = await anAccount();
  const token = await aLink(user.id);
  assert.is((await reset(token)).status, 200);
  const again = await reset(token);
  assert.is(again.status, 401);
  assert.equal(again.headers.getSetCookie(), []);
});

set("works once, however many open it at once", async () => {
  const { user } = await anAccount();
  const token = await aLink(user.id);
  const answers = await Promise.all([reset(token), reset(token), reset(token)]);
  assert.equal(answers.map(({ status }) => status).sort(), [200, 401, 401]);
});

set("works for an hour", async () => {
  const { user } = await anAccount();
  const token = await aLink(user.id);
  await sql`update password_resets set expires_at = now() - interval '1 second' where user_id = ${user.id}`;
  assert.is((await reset(token)).status, 401);
});

set("ends the other links, and only of this user", async () => {
  const [{ user }, { user: another }] = await Promise.all([anAccount(), anAccount()]);
  const [first, second, others] = [await aLink(user.id), await aLink(user.id), await aLink(another.id)];
  assert.is((await reset(second)).status, 200);
  assert.is((await reset(first)).status, 401);
  assert.is((await reset(others)).status, 200);
});

set("is over once the password was changed another way", async () => {
  const { user, browser } = await anAccount();
  const token = await aLink(user.id);
  await browser.post("/api/auth/password", { currentPassword: aPassword, password: newPassword });
  assert.is((await reset(token)).status, 401);
});

set("refuses a link that nobody was sent", async () => {
  for (const token of [newToken(), "x", "'"]) assert.is((await reset(token)).status, 401);
});

set("takes no short password, and the link stays good", async () => {
  const { user } = await anAccount();
  const token = await aLink(user.id);
  const short = await post("/api/auth/reset-password", { token, password: "123456789" });
  assert.is(short.status, 400);
  assert.is((await reset(token)).status, 200);
});

set.run();
