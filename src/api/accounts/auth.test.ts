import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  anAccount,
  anEmail,
  aPassword,
  derivationsOf,
  sessionStatus,
} from "../../../tests/support/account.ts";
import { Browser, fieldMessages, inProcess, post, send } from "../../../tests/support/site.ts";
import type { User } from "../../shared/accounts/account.ts";

const signIn = suite("POST /api/auth/sign-in");

signIn("answers the user and begins a session, whatever the email address's case", async () => {
  const { user } = await anAccount();
  const browser = new Browser();
  const response = await browser.post("/api/auth/sign-in", {
    email: user.email.toUpperCase(),
    password: aPassword,
  });
  assert.is(response.status, 200);
  assert.equal(await response.json(), user);
  assert.is(await sessionStatus(browser), 200);
});

const answerTo = async (credentials: object) => {
  const response = await post("/api/auth/sign-in", credentials);
  const { status } = response;
  return { status, body: await response.text(), cookies: response.headers.getSetCookie() };
};

signIn("tells a wrong password and an unknown email address by nothing", async () => {
  const { user } = await anAccount();
  const wrong = await answerTo({ email: user.email, password: "not the one" });
  const unknown = await answerTo({ email: anEmail(), password: "not the one" });
  assert.is(wrong.status, 401);
  assert.equal(JSON.parse(wrong.body), { message: "The email address or the password is not right." });
  assert.equal(wrong.cookies, []);
  assert.equal(unknown, wrong);
});

if (inProcess)
  signIn("does the same work for a wrong password and for an unknown email address", async () => {
    const { user } = await anAccount();
    const wrong = await derivationsOf(() => answerTo({ email: user.email, password: "not the one" }));
    const unknown = await derivationsOf(() => answerTo({ email: anEmail(), password: "not the one" }));
    assert.is(wrong.length, 1);
    assert.equal(unknown, wrong);
  });

signIn("asks for what is missing", async () => {
  assert.equal(await fieldMessages(await post("/api/auth/sign-in", {})), {
    email: "Enter your email address",
    password: "Enter your password",
  });
});

signIn("begins each session under an id that nobody saw before", async () => {
  const { browser, user } = await anAccount();
  const ids = new Set([browser.cookies.get("session")]);
  for (const _ of [1, 2]) {
    await browser.post("/api/auth/sign-in", { email: user.email, password: aPassword });
    ids.add(browser.cookies.get("session"));
  }
  assert.is(ids.size, 3);
});

signIn("takes no id over that the browser was given by somebody else", async () => {
  const { user } = await anAccount();
  const [name, planted] = ["session", "A".repeat(43)];
  const browser = new Browser();
  browser.cookies.set(name, planted);
  await browser.post("/api/auth/sign-in", { email: user.email, password: aPassword });
  assert.is.not(browser.cookies.get(name), planted);
  const attacker = new Browser();
  attacker.cookies.set(name, planted);
  assert.is(await sessionStatus(attacker), 401);
});

signIn("ends the session that the browser had", async () => {
  const { browser, user } = await anAccount();
  const before = new Browser();
  for (const [name, value] of browser.cookies) before.cookies.set(name, value);
  await browser.post("/api/auth/sign-in", { email: user.email, password: aPassword });
  assert.is(await sessionStatus(before), 401);
  assert.is(await sessionStatus(browser), 200);
});

signIn.run();

const signOut = suite("POST /api/auth/sign-out");

signOut("ends the session on the server and takes the cookie away", async () => {
  const { browser } = await anAccount();
  const kept = new Browser();
  for (const [name, value] of browser.cookies) kept.cookies.set(name, value);
  const response = await browser.post("/api/auth/sign-out", {});
  assert.equal(await response.json(), { success: true });
  assert.match(response.headers.getSetCookie()[0]!, /session=; Max-Age=0; Path=\//);
  assert.is(await sessionStatus(kept), 401);
});

signOut("has the browser forget the pages it showed, by the call and by the form", async () => {
  for (const path of ["/api/auth/sign-out", "/sign-out"]) {
    const response = await (await anAccount()).browser.send(path, { method: "POST" });
    assert.is(response.headers.get("Clear-Site-Data"), '"cache"', path);
  }
});

signOut("is fine with somebody who is not signed in", async () => {
  assert.is((await post("/api/auth/sign-out", {})).status, 200);
});

signOut.run();

const currentUser = suite("GET /api/auth/user");

currentUser("is 401 without a session and with an invented one", async () => {
  assert.is((await send("/api/auth/user")).status, 401);
  const browser = new Browser();
  browser.cookies.set("session", "'; drop table users; --");
  assert.is(await sessionStatus(browser), 401);
});

currentUser("is kept by no cache", async () => {
  const { browser } = await anAccount();
  const response = await browser.send("/api/auth/user");
  assert.is(response.headers.get("Cache-Control"), "private, no-store");
});

currentUser.run();

const becomeEmployer = suite("POST /api/auth/become-employer");

becomeEmployer("makes the user an employer, and changes nothing the second time", async () => {
  const { browser, user } = await anAccount();
  const response = await browser.post("/api/auth/become-employer", {});
  assert.is(response.status, 200);
  const employer = (await response.json()) as User;
  assert.equal({ ...employer, updatedAt: user.updatedAt }, { ...user, role: "employer" });
  assert.equal(await (await browser.post("/api/auth/become-employer", {})).json(), employer);
  assert.equal(await (await browser.send("/api/auth/user")).json(), employer);
});

becomeEmployer("is 401 for a visitor", async () => {
  assert.is((await post("/api/auth/become-employer", {})).status, 401);
});

becomeEmployer.run();
