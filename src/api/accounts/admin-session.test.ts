import { randomBytes } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adminPassword, signedIn } from "../../../tests/support/administrator.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, post, send, testDatabase } from "../../../tests/support/site.ts";

const login = suite("POST /api/admin/login");
const session = suite("administrator's session");

const wrong = { success: false, message: "Invalid password" };

async function isAuthenticated(browser: Browser): Promise<boolean> {
  const response = await browser.send("/api/admin/auth-status");
  assert.is(response.status, 200);
  return ((await response.json()) as { isAuthenticated: boolean }).isAuthenticated;
}

login("answers the right password with success and a session", async () => {
  const browser = new Browser();
  const response = await browser.post("/api/admin/login", { password: adminPassword });
  assert.is(response.status, 200);
  assert.equal(await response.json(), { success: true, message: "Login successful" });
  assert.is(await isAuthenticated(browser), true);
});

for (const password of ["wrong", "", `${adminPassword} `, adminPassword.toUpperCase()])
  login(`refuses ${JSON.stringify(password)}`, async () => {
    const browser = new Browser();
    const response = await browser.post("/api/admin/login", { password });
    assert.is(response.status, 401);
    assert.equal(await response.json(), wrong);
    assert.is(await isAuthenticated(browser), false);
  });

for (const body of [{}, { password: null }, { password: 7 }, { password: "x".repeat(1001) }])
  login(`answers ${JSON.stringify(body).slice(0, 30)} with 400`, async () => {
    assert.is((await post("/api/admin/login", body)).status, 400);
  });

login("refuses a login that another website sends", async () => {
  const response = await send("/api/admin/login", {
    method: "POST",
    headers: { "Content-Type": "application/json", Origin: "https://elsewhere.example" },
    body: JSON.stringify({ password: adminPassword }),
  });
  assert.is(response.status, 403);
});

session("is unknown to a visitor", async () => {
  assert.is(await isAuthenticated(new Browser()), false);
});

session("is not opened by a made-up cookie", async () => {
  const browser = new Browser();
  browser.cookies.set("admin", randomBytes(32).toString("base64url"));
  assert.is(await isAuthenticated(browser), false);
});

session("ends on the server with the logout", async () => {
  const browser = await signedIn();
  const cookies = new Map(browser.cookies);
  const response = await browser.send("/api/admin/logout", { method: "POST" });
  assert.equal(await response.json(), { success: true });
  assert.is(response.headers.get("Clear-Site-Data"), '"cache"');
  const thief = new Browser();
  for (const [name, value] of cookies) thief.cookies.set(name, value);
  assert.is(await isAuthenticated(thief), false);
});

session("leaves another one of the same person open at logout", async () => {
  const [one, other] = [await signedIn(), await signedIn()];
  await one.post("/api/admin/logout", {});
  assert.is(await isAuthenticated(other), true);
});

session("takes a logout without a session", async () => {
  assert.is((await send("/api/admin/logout", { method: "POST" })).status, 200);
});

for (const [method, path] of [
  ["GET", "/api/admin/applications"],
  ["POST", "/api/admin/seed-production"],
] as const)
  session(`is needed for ${method} ${path}`, async () => {
    const response = await send(path, { method });
    assert.is(response.status, 401);
    assert.type(((await response.json()) as { message: unknown }).message, "string");
  });

if (inProcess) {
  session("lasts eight hours", async () => {
    const sql = await testDatabase();
    const before = await sql`select token_hash from admin_sessions`;
    const browser = await signedIn();
    const known = new Set(before.map((row) => Buffer.from(row.tokenHash).toString("hex")));
    const rows =
      await sql`select token_hash, extract(epoch from expires_at - now()) as seconds from admin_sessions`;
    const mine = rows.filter((row) => !known.has(Buffer.from(row.tokenHash).toString("hex")));
    assert.ok(mine.some(({ seconds }) => Math.abs(Number(seconds) - 8 * 3600) < 60));
    assert.is(await isAuthenticated(browser), true);
  });

  session("opens nothing once it expired", async () => {
    const sql = await testDatabase();
    const { createHash } = await import("node:crypto");
    const browser = await signedIn();
    const hash = createHash("sha256")
      .update(`${browser.cookies.get("admin")} ${adminPassword}`)
      .digest();
    await sql`update admin_sessions set expires_at = now() - interval '1 second' where token_hash = ${hash}`;
    assert.is(await isAuthenticated(browser), false);
    assert.is((await browser.send("/api/admin/applications")).status, 401);
  });

  session("ends when the password is changed, and with it what the device is known for", async () => {
    const browser = await signedIn();
    browser.world.settings = { adminPassword: "another password" };
    assert.is(await isAuthenticated(browser), false);
    assert.is((await browser.send("/api/admin/applications")).status, 401);
  });

  session("ends when the same browser signs in again", async () => {
    const browser = await signedIn();
    const before = browser.cookies.get("admin")!;
    await browser.post("/api/admin/login", { password: adminPassword });
    assert.is.not(browser.cookies.get("admin"), before);
    browser.cookies.set("admin", before);
    assert.is(await isAuthenticated(browser), false);
  });

  session("keeps its token out of the database", async () => {
    const sql = await testDatabase();
    const browser = await signedIn();
    const rows = await sql<{ line: string }[]>`select admin_sessions::text as line from admin_sessions`;
    const token = Buffer.from(browser.cookies.get("admin")!);
    assert.not(
      rows.some(({ line }) => line.includes(token.toString()) || line.includes(token.toString("hex"))),
    );
  });

  for (const [siteUrl, name, secure] of [
    ["http://localhost:3000", "admin", false],
    ["https://jobs.example", "__Host-admin", true],
  ] as const)
    session(`has a cookie named ${name} on ${siteUrl}`, async () => {
      const browser = new Browser({ settings: { siteUrl }, address: unique("address") });
      const response = await browser.post("/api/admin/login", { password: adminPassword });
      const cookie = response.headers.getSetCookie().find((one) => one.startsWith(`${name}=`)) ?? "";
      assert.match(cookie, /; HttpOnly/);
      assert.match(cookie, /; SameSite=Strict/);
      assert.match(cookie, /; Path=\//);
      assert.match(cookie, /; Max-Age=28800/);
      assert.is(/; Secure/.test(cookie), secure);
    });

  login("lets nobody in where no password is set", async () => {
    const world = { settings: { adminPassword: undefined }, address: unique("address") };
    for (const password of ["", "undefined"])
      assert.is((await post("/api/admin/login", { password }, world)).status, 401);
  });
}

login.run();
session.run();
