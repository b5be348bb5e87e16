import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmployer, aPassword } from "../../../tests/support/account.ts";
import { adminPassword, signedIn } from "../../../tests/support/administrator.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { Browser, inProcess, json, type Overrides } from "../../../tests/support/site.ts";
import { app } from "../../app.tsx";
import { describeRoutes, type RouteDescription } from "../facts.ts";

const cookies = suite("a cookie");

const guarded = describeRoutes(app).filter(({ guard }) => guard !== undefined);
const missing = "00000000-0000-4000-8000-000000000000";

/** Asks all guarded routes, and returns the answers that let somebody in. */
async function openTo(browser: Browser, guards: (string | undefined)[]): Promise<string[]> {
  const kept = new Map(browser.cookies);
  const open: string[] = [];
  for (const route of guarded.filter(({ guard }) => guards.includes(guard))) {
    const { status, way } = await ask(browser, route);
    const isRefused = route.path.startsWith("/api/") ? status === 401 : status === 303 && wayIn.test(way);
    if (!isRefused) open.push(`${route.method} ${route.path}: ${status} ${way}`);
    browser.cookies.clear();
    for (const [name, value] of kept) browser.cookies.set(name, value);
  }
  return open;
}

const wayIn = /^\/(sign-in|admin\/login)(\?|$)/;

async function ask(browser: Browser, { method, path, body }: RouteDescription) {
  const form = { method, ...(method !== "GET" && { body: new URLSearchParams() }) };
  const response = await browser.send(
    path.replace(/:\w+/g, missing),
    body || (path.startsWith("/api/") && method !== "GET") ? json({}, method) : form,
  );
  await response.body?.cancel();
  return { status: response.status, way: response.headers.get("Location") ?? "" };
}

const ofAccounts = ["account", "employer"];

function thief(taken: Map<string, string>, world: Overrides): Browser {
  const browser = new Browser(world);
  for (const [name, value] of taken) browser.cookies.set(name, value);
  return browser;
}

// Expired sessions of other tests would end their sign-ins.
if (inProcess) {
  const { sql, close } = await migratedDatabase();
  const world: Overrides = { sql };
  cookies.after(close);

  cookies("of a session opens guarded routes, or the refusals below would prove nothing", async () => {
    const employer = await anEmployer(world);
    assert.ok((await openTo(employer.browser, ofAccounts)).length > 0);
    assert.ok((await openTo(await signedIn(world), ["admin"])).length > 0);
  });

  cookies("that was made up opens nothing, and does not become a session by signing in", async () => {
    const planted = randomBytes(32).toString("base64url");
    const browser = new Browser(world);
    for (const name of ["session", "admin", "browser", "device", "admin-device"])
      browser.cookies.set(name, planted);
    browser.cookies.set("role", "employer");
    const fixed = new Map(browser.cookies);
    assert.equal(await openTo(thief(fixed, world), [...ofAccounts, "admin"]), []);
    const { user } = await anAccount(world);
    const signIn = await browser.post("/api/auth/sign-in", { email: user.email, password: aPassword });
    assert.is(signIn.status, 200);
    assert.is((await browser.post("/api/admin/login", { password: adminPassword })).status, 200);
    for (const name of ["session", "admin"]) assert.is.not(browser.cookies.get(name), planted);
    assert.equal(await openTo(thief(fixed, world), [...ofAccounts, "admin"]), []);
  });

  cookies("of a session from before another sign-in on this browser opens nothing", async () => {
    const { browser, user } = await anAccount(world);
    const before = new Map(browser.cookies);
    await browser.post("/api/auth/sign-in", { email: user.email, password: aPassword });
    assert.equal(await openTo(thief(before, world), ofAccounts), []);
    const admin = await signedIn(world);
    const adminBefore = new Map(admin.cookies);
    await admin.post("/api/admin/login", { password: adminPassword });
    assert.equal(await openTo(thief(adminBefore, world), ["admin"]), []);
  });

  cookies("of who signed out opens nothing", async () => {
    const { browser } = await anEmployer(world);
    const before = new Map(browser.cookies);
    await browser.post("/api/auth/sign-out", {});
    assert.equal(await openTo(thief(before, world), ofAccounts), []);
    const admin = await signedIn(world);
    const adminBefore = new Map(admin.cookies);
    await admin.post("/api/admin/logout", {});
    assert.equal(await openTo(thief(adminBefore, world), ["admin"]), []);
  });

  cookies("from before a change of the password opens nothing", async () => {
    const { browser } = await anEmployer(world);
    const before = new Map(browser.cookies);
    const passwords = { currentPassword: aPassword, password: "rain over the fjord" };
    assert.is((await browser.post("/api/auth/password", passwords)).status, 200);
    assert.equal(await openTo(thief(before, world), ofAccounts), []);
    const admin = await signedIn(world);
    const changed = { ...world, settings: { adminPassword: "another password" } };
    assert.equal(await openTo(thief(admin.cookies, changed), ["admin"]), []);
  });

  cookies("that expired opens nothing", async () => {
    const { browser } = await anEmployer(world);
    const admin = await signedIn(world);
    await sql`update user_sessions set expires_at = now() - interval '1 second'`;
    await sql`update admin_sessions set expires_at = now() - interval '1 second'`;
    assert.equal(await openTo(browser, ofAccounts), []);
    assert.equal(await openTo(admin, ["admin"]), []);
  });

  cookies("of an account opens nothing of the administrator's, and the other way round", async () => {
    const { browser } = await anEmployer(world);
    assert.equal(await openTo(browser, ["admin"]), []);
    assert.equal(await openTo(await signedIn(world), ofAccounts), []);
  });
}

cookies.run();
