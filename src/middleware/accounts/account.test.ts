import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmployer, aSignUp } from "../../../tests/support/account.ts";
import { Browser, inProcess, post, send } from "../../../tests/support/site.ts";
import { app } from "../../app.tsx";
import { describeRoutes } from "../facts.ts";
import { localPath } from "./account.ts";

const next = suite("the way on after signing in");

const foreign = [
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "https://evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "evil.example",
  "/\t/evil.example",
  "/\n/evil.example",
  "/\r\nSet-Cookie: a=b",
  " //evil.example",
  "/\u0000",
  "/\u007f",
  "/a b",
  "?next=/",
  "",
];

const local = [
  "/",
  "/account",
  "/employer/jobs/1?status=accepted&page=2#top",
  "/%2fevil.example",
  "/%2f%2fevil.example",
  "/%5cevil.example",
  "/@evil.example",
  "/.//evil.example",
  "/jobs?search=Zürich",
];

next("takes no address of another site, and none that a header cannot carry", () => {
  assert.equal(
    foreign.filter((address) => localPath(address) !== undefined),
    [],
  );
});

next("takes the site's own addresses, which a browser reads as such", () => {
  for (const address of local) {
    assert.is(localPath(address), address);
    assert.is(new URL(address, "https://own.example/sign-in").origin, "https://own.example");
  }
});

next("is left out where the address is too long to lead back to", async () => {
  const response = await send(`/account?x=${"%00".repeat(4_000)}`);
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/sign-in");
});

next.run();

const cookie = suite("the session's cookie");

const cookiesOf = (response: Response) => response.headers.getSetCookie();

// The cookie has these attributes in this order, and no others. A domain would share it with other hosts.
const over = (name: string, secure: string) =>
  new RegExp(`^${name}=[\\w-]{43}; Max-Age=2592000; Path=/; HttpOnly;${secure} SameSite=Lax$`);

cookie("is out of reach for scripts and other sites", async () => {
  assert.match(cookiesOf(await post("/api/auth/sign-up", aSignUp()))[0]!, over("session", ""));
});

if (inProcess) {
  const https = { settings: { siteUrl: "https://landing.example" } };

  cookie("is bound to this host over https", async () => {
    const response = await post("/api/auth/sign-up", aSignUp(), https);
    assert.match(cookiesOf(response)[0]!, over("__Host-session", " Secure;"));
  });

  cookie("is not taken under its plain name over https, where another host could have set it", async () => {
    const { browser } = await anAccount(https);
    const id = browser.cookies.get("__Host-session")!;
    const plain = new Browser(https);
    plain.cookies.set("session", id);
    assert.is((await plain.send("/api/auth/user")).status, 401);
    assert.is((await browser.send("/api/auth/user")).status, 200);
  });

  cookie("is taken away over https as it was set", async () => {
    const { browser } = await anAccount(https);
    const response = await browser.post("/api/auth/sign-out", {});
    assert.equal(cookiesOf(response), [
      "__Host-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
      "__Host-role=; Max-Age=0; Path=/; Secure; SameSite=Lax",
    ]);
  });
}

cookie.run();

const role = suite("the role's cookie");

role("is the one that scripts may read, and holds nothing but the role", async () => {
  const cookies = cookiesOf(await post("/api/auth/sign-up", aSignUp()));
  assert.equal(
    cookies.filter((one) => !/; HttpOnly;/.test(one)),
    ["role=candidate; Max-Age=2592000; Path=/; SameSite=Lax"],
  );
});

role("follows the account that becomes an employer, by a call and by a form", async () => {
  const first = await anAccount();
  await first.browser.post("/api/auth/become-employer", {});
  assert.is(first.browser.cookies.get("role"), "employer");
  const second = await anAccount();
  await second.browser.submit("/become-employer", {});
  assert.is(second.browser.cookies.get("role"), "employer");
});

role("is taken away at the sign-in page when the session ended without a sign-out", async () => {
  const browser = new Browser();
  browser.cookies.set("role", "employer");
  assert.is((await browser.send("/sign-in")).status, 200);
  assert.not.ok(browser.cookies.get("role"));
});

role("changes no public page", async () => {
  const browser = new Browser();
  const before = await (await browser.send("/news")).text();
  browser.cookies.set("role", "employer");
  assert.is(await (await browser.send("/news")).text(), before);
});

role.run();

const way = suite("the link to the account");

way("leads each who is signed in to a page of their own", async () => {
  const wayOf = async ({ browser }: { browser: Browser }) =>
    (await browser.send("/sign-in")).headers.get("Location");
  assert.is(await wayOf(await anAccount()), "/account");
  assert.is(await wayOf(await anEmployer()), "/employer/dashboard");
});

way.run();

const guards = suite("the guards of accounts");

guards("stand before everything that an account is needed for", () => {
  const guarded = describeRoutes(app)
    .filter(({ guard }) => guard === "account")
    .map(({ method, path }) => `${method} ${path}`);
  assert.equal(guarded.sort(), [
    "GET /account",
    "GET /account/deletion",
    "GET /api/auth/user",
    "GET /confirm-email",
    "POST /account",
    "POST /account/deletion",
    "POST /api/auth/become-employer",
    "POST /api/auth/confirm-email",
    "POST /api/auth/confirm-email/again",
    "POST /api/auth/deletion",
    "POST /api/auth/password",
    "POST /become-employer",
    "POST /confirm-email",
    "POST /confirm-email/again",
  ]);
});

guards.run();
