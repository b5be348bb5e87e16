import { suite } from "uvu";
import * as assert from "uvu/assert";
import { adminPassword, aGuardedWorld, signedIn } from "../../../tests/support/administrator.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, send } from "../../../tests/support/site.ts";
import type { Services } from "../../env.ts";
import { DatabaseAway } from "../../runtime/database/database-guard.ts";

const pages = suite("pages for the administrator");
const login = suite("/admin/login");
const logout = suite("/admin/logout");

const guarded = ["/admin/applications", "/admin/applications.csv", "/admin/seed", "/admin/reviews"];

for (const path of guarded)
  pages(`lead from ${path} to the login`, async () => {
    const response = await send(path);
    assert.is(response.status, 303);
    assert.is(response.headers.get("Location"), "/admin/login");
  });

for (const path of ["/admin/seed", "/admin/seed/samples", "/admin/reviews"])
  pages(`do nothing for a stranger's post to ${path}`, async () => {
    const response = await new Browser().submit(path, { word: "REMOVE" });
    assert.is(response.status, 303);
    assert.is(response.headers.get("Location"), "/admin/login");
  });

pages("lead from the login to the applications", async () => {
  const location = (await (await signedIn()).send("/admin/login")).headers.get("Location");
  assert.is(location, "/admin/applications");
});

for (const path of ["/admin/login", "/admin", "/admin/applications", "/admin/seed", "/admin/reviews"])
  pages(`are kept out of caches and search results: ${path}`, async () => {
    const browser = path === "/admin/login" ? new Browser() : await signedIn();
    const response = await browser.send(path);
    assert.is(response.status, 200);
    assert.is(response.headers.get("Cache-Control"), "private, no-store");
    assert.match(await response.text(), /<meta name="robots" content="noindex"/);
  });

for (const path of ["/admin", "/admin/applications", "/admin/seed", "/admin/reviews"])
  pages(`have heading, links and logout: ${path}`, async () => {
    const html = await (await (await signedIn()).send(path)).text();
    assert.match(html, /<h1>Admin Panel<\/h1>/);
    assert.match(html, />Logout</);
    for (const [href, text] of [
      ["/admin/applications", "Applications"],
      ["/admin/seed", "Seed Database"],
      ["/admin/reviews", "Reviews"],
    ])
      assert.match(html, new RegExp(`<a href="${href}"[^>]*>${text}</a>`));
  });

pages("lead from an unknown address to the work, but only who is signed in", async () => {
  for (const [browser, leads] of [
    [await signedIn(), true],
    [new Browser(), false],
  ] as const) {
    const response = await browser.send("/admin/no-such-page");
    assert.is(response.status, 404);
    assert.is(response.headers.get("Cache-Control"), "private, no-store");
    assert.is(/<a class="btn" href="\/admin">/.test(await response.text()), leads);
  }
});

const submit = (browser: Browser, password: string) => browser.submit("/admin/login", { password });

login("serves the button enabled, for visitors without script", async () => {
  const html = await (await send("/admin/login")).text();
  assert.match(html, /<button type="submit">Login<\/button>/);
});

login("leads with the right password to the applications and welcomes there once", async () => {
  const browser = new Browser();
  const response = await submit(browser, adminPassword);
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/admin/applications");
  const welcome = async () =>
    (await (await browser.send("/admin/applications")).text()).replaceAll(/\s+/g, " ");
  assert.match(await welcome(), /role="status"><h2>Login Successful<\/h2><p>Welcome to the admin panel<\/p>/);
  assert.not.match(await welcome(), /<h2>Login Successful/);
});

for (const password of ["wrong", ""])
  login(`answers ${JSON.stringify(password)} with the form and an alert`, async () => {
    const response = await submit(new Browser(), password);
    assert.is(response.status, 401);
    const html = await response.text();
    assert.match(html, /role="alert"[^>]*>.*<a href="#password">Invalid password<\/a>/);
    assert.match(html, /<input[^>]*aria-describedby="password-error"[^>]*aria-invalid="true"/);
    assert.match(html, /<input[^>]*type="password"/);
  });

login("leads who is signed in to the applications", async () => {
  const response = await (await signedIn()).send("/admin/login");
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/admin/applications");
});

logout("ends the session and says so on the login page once", async () => {
  const browser = await signedIn();
  const response = await browser.submit("/admin/logout", {});
  assert.is(response.status, 303);
  assert.is(response.headers.get("Clear-Site-Data"), '"cache"');
  assert.is(response.headers.get("Location"), "/admin/login");
  const page = async () => (await browser.send("/admin/login")).text();
  assert.match(await page(), /<h2>Logged Out<\/h2><p>You have been logged out successfully<\/p>/);
  assert.not.match(await page(), /<h2>Logged Out/);
  assert.is((await browser.send("/admin/applications")).status, 303);
});

if (inProcess)
  login("says on the page that it was tried too often, and keeps the form", async () => {
    const browser = new Browser({ ...(await aGuardedWorld()), address: unique("address") });
    for (let guesses = 0; guesses < 5; guesses += 1) await submit(browser, "wrong");
    const response = await submit(browser, "wrong");
    assert.is(response.status, 429);
    assert.is(response.headers.get("Retry-After"), "60");
    const html = await response.text();
    assert.match(html, /role="alert"[^>]*>.*Too many wrong passwords\./);
    assert.is(html.match(/>Too many wrong passwords\./g)?.length, 1);
    assert.not.match(html, /<input[^>]*aria-(?:invalid|describedby)|id="password-error"/);
    assert.match(html, /<input[^>]*type="password"/);
  });

if (inProcess)
  login("answers 503 while the database is away", async () => {
    const away = () => Promise.reject(new DatabaseAway("The database is away."));
    const sql = Object.assign(away, { begin: away }) as unknown as Services["sql"];
    const response = await submit(new Browser({ sql }), adminPassword);
    assert.is(response.status, 503);
    assert.ok(response.headers.get("Retry-After"));
  });

pages.run();
login.run();
logout.run();
