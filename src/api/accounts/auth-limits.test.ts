import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmail, aPassword, aSignUp } from "../../../tests/support/account.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, type Overrides, testServices } from "../../../tests/support/site.ts";
import { signInsFrom, signInsOf } from "../../domain/accounts/sign-in-allowances.ts";
import { type Allowance, takeAllowances } from "../../domain/limits/allowance.ts";

const limits = suite("limits of accounts");

const strict = (rateLimitScale = 1): Overrides => ({
  settings: { rateLimitScale },
  address: unique("address"),
});

const signIn = async (email: string, password: string, world: Overrides) =>
  (await new Browser(world).post("/api/auth/sign-in", { email, password })).status;

const wrong = "not the one";

// Only requests in this process choose their address and the limits' scale.
if (inProcess) {
  limits("judge 10 wrong passwords of an account, and then none, not even the right one", async () => {
    const { user } = await anAccount();
    const statuses: number[] = [];
    // Each guess comes from another address, and all of them count for the account.
    for (let sent = 0; sent < 10; sent++) statuses.push(await signIn(user.email, wrong, strict()));
    assert.equal(statuses, Array(10).fill(401));
    assert.is(await signIn(user.email, aPassword, strict()), 429);
  });

  limits("count an account the same in any case, and know it by no letter beyond ASCII", async () => {
    const { user } = await anAccount();
    const spellings = [user.email, user.email.toUpperCase(), user.email.replaceAll("i", "I")];
    for (let sent = 0; sent < 10; sent++) await signIn(spellings[sent % 3]!, wrong, strict());
    assert.is(await signIn(user.email, aPassword, strict()), 429);
    assert.is(await signIn(user.email.replace("i", "İ"), aPassword, strict()), 401);
  });

  limits("count nothing that was right", async () => {
    const { user } = await anAccount();
    const world = strict();
    const statuses: number[] = [];
    for (let sent = 0; sent < 12; sent++) statuses.push(await signIn(user.email, aPassword, world));
    assert.equal(statuses, Array(12).fill(200));
  });

  /** Records this many successful sign-ins without their cost in time. */
  const alreadySignedIn = async (allowances: Allowance[], times: number) => {
    const { settings, ...services } = await testServices();
    const world = { ...services, settings: { ...settings, rateLimitScale: 1 } };
    return takeAllowances(world, "sign-ins", allowances, times);
  };

  limits("let 60 right sign-ins of an account through in an hour, from wherever they come", async () => {
    const [{ user }, { user: other }] = await Promise.all([anAccount(), anAccount()]);
    await alreadySignedIn([signInsOf(user.email)], 58);
    const statuses: number[] = [];
    for (let sent = 0; sent < 3; sent++) statuses.push(await signIn(user.email, aPassword, strict()));
    assert.equal(statuses, [200, 200, 429]);
    assert.is(await signIn(other.email, aPassword, strict()), 200);
  });

  limits("let 300 right sign-ins of an address through in an hour, whosever they are", async () => {
    const [{ user }, { user: other }] = await Promise.all([anAccount(), anAccount()]);
    const world = strict();
    await alreadySignedIn(signInsFrom(world.address!), 299);
    assert.is(await signIn(user.email, aPassword, world), 200);
    const refused = await new Browser(world).submit("/sign-in", { email: other.email, password: aPassword });
    assert.is(refused.status, 429);
    assert.ok(Number(refused.headers.get("Retry-After")) > 0);
    const html = await refused.text();
    assert.match(html, "You have signed in very often");
    assert.match(html, `value="${other.email}"`);
    assert.is(await signIn(other.email, aPassword, strict()), 200);
  });

  limits("count no wrong password among the right sign-ins, but each change of a password", async () => {
    const { user, browser } = await anAccount(strict());
    await alreadySignedIn([signInsOf(user.email)], 59);
    assert.is(await signIn(user.email, wrong, strict()), 401);
    const change = { currentPassword: aPassword, password: `${aPassword} again` };
    assert.is((await browser.post("/api/auth/password", change)).status, 200);
    assert.is(await signIn(user.email, change.password, strict()), 429);
  });

  limits("leave other accounts alone", async () => {
    const [{ user }, { user: other }] = await Promise.all([anAccount(), anAccount()]);
    for (let sent = 0; sent < 10; sent++) await signIn(user.email, wrong, strict());
    assert.is(await signIn(other.email, aPassword, strict()), 200);
  });

  limits("judge 100 wrong passwords of an address, and then none", async () => {
    const { user } = await anAccount();
    // A tenth of the limit proves the same, and each guess takes time.
    const world = strict(0.1);
    for (let sent = 0; sent < 10; sent++) assert.is(await signIn(anEmail(), wrong, world), 401);
    assert.is(await signIn(user.email, aPassword, world), 429);
    assert.is(await signIn(user.email, aPassword, strict()), 200);
  });

  limits("let the owner in on a device of an earlier success when guessing used them up", async () => {
    const { user, browser } = await anAccount(strict());
    await browser.post("/api/auth/sign-out", {});
    for (let sent = 0; sent < 10; sent++) await signIn(user.email, wrong, strict());
    assert.is(await signIn(user.email, aPassword, strict()), 429);
    const again = await browser.post("/api/auth/sign-in", { email: user.email, password: aPassword });
    assert.is(again.status, 200);
  });

  limits("judge 10 wrong passwords of such a device on top, and then none", async () => {
    const { user, browser } = await anAccount(strict());
    for (let sent = 0; sent < 10; sent++) await signIn(user.email, wrong, strict());
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent++)
      statuses.push((await browser.post("/api/auth/sign-in", { email: user.email, password: wrong })).status);
    assert.equal(statuses, [...Array(10).fill(401), 429]);
  });

  limits("know a device for those who signed in on it, and for nobody else", async () => {
    const { user } = await anAccount();
    const { user: crewmate, browser } = await anAccount(strict());
    for (let sent = 0; sent < 10; sent++) await signIn(user.email, wrong, strict());
    const here = async (email: string) =>
      (await browser.post("/api/auth/sign-in", { email, password: aPassword })).status;
    assert.is(await here(user.email), 429);
    for (let sent = 0; sent < 10; sent++) await signIn(crewmate.email, wrong, strict());
    assert.is(await here(crewmate.email), 200);
  });

  limits("know a device for five people who share it, each of them", async () => {
    const shared = new Browser(strict());
    const crew: string[] = [];
    for (let joined = 0; joined < 6; joined++) {
      const signUp = aSignUp();
      await shared.post("/api/auth/sign-up", signUp);
      crew.push(signUp.email);
    }
    for (const email of crew) for (let sent = 0; sent < 10; sent++) await signIn(email, wrong, strict(1));
    const statuses: number[] = [];
    for (const email of crew.toReversed())
      statuses.push((await shared.post("/api/auth/sign-in", { email, password: aPassword })).status);
    assert.equal(statuses, [...Array(5).fill(200), 429]);
  });

  limits("take no device for known whose cookie was made up", async () => {
    const { user } = await anAccount();
    for (let sent = 0; sent < 10; sent++) await signIn(user.email, wrong, strict());
    const stranger = new Browser(strict());
    stranger.cookies.set("device", `${"x".repeat(43)}.${"y".repeat(43)}`);
    const response = await stranger.post("/api/auth/sign-in", { email: user.email, password: aPassword });
    assert.is(response.status, 429);
  });

  limits("say when to come back", async () => {
    const world = strict(0.01);
    const response = await new Browser(world).post("/api/auth/sign-in", {
      email: anEmail(),
      password: wrong,
    });
    assert.is(response.status, 429);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
  });

  limits("count wrong current passwords as the account's too", async () => {
    const { user, browser } = await anAccount();
    const guarded = new Browser(strict());
    for (const [name, value] of browser.cookies) guarded.cookies.set(name, value);
    const change = async () =>
      (await guarded.post("/api/auth/password", { currentPassword: wrong, password: aPassword })).status;
    for (let sent = 0; sent < 10; sent++) assert.is(await change(), 401);
    assert.is(await change(), 429);
    assert.is(await signIn(user.email, aPassword, strict()), 429);
  });

  limits("let 20 sign-ups and resets of an address through in an hour, in all", async () => {
    const browser = new Browser(strict());
    const paths = ["/api/auth/sign-up", "/api/auth/forgot-password", "/api/auth/reset-password"];
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await browser.post(paths[sent % 3]!, {})).status);
    assert.equal(statuses, [...Array(20).fill(400), 429]);
    assert.is((await browser.submit("/sign-up", {})).status, 429);
  });
}

limits.run();
