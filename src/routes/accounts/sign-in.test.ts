import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmail, anEmployer, aPassword, sessionStatus } from "../../../tests/support/account.ts";
import { unique } from "../../../tests/support/fixtures.ts";
import { Browser, inProcess, send } from "../../../tests/support/site.ts";
import { mainOf, summaryOf } from "../../../tests/support/wizard.ts";
import type { User } from "../../shared/accounts/account.ts";

const signIn = suite("POST /sign-in");

const submit = ({ email }: Pick<User, "email">, more: Record<string, string> = {}, browser = new Browser()) =>
  browser.submit("/sign-in", { email, password: aPassword, ...more });

signIn("leads an employer to the dashboard and a candidate to becoming one", async () => {
  const [{ user: candidate }, { user: employer }] = await Promise.all([anAccount(), anEmployer()]);
  assert.is((await submit(candidate)).headers.get("Location"), "/become-employer");
  const response = await submit(employer);
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/employer/dashboard");
});

signIn("leads somebody without an account to the page that follows an application", async () => {
  const page = await mainOf(await send("/sign-in"));
  assert.match(page, /Applied already\?.{0,20}<a href="\/track">Follow your application<\/a>/);
});

signIn("leads on to a page of this site only", async () => {
  const { user } = await anAccount();
  const locations: Record<string, string | null> = {};
  for (const next of [
    "/account?a=b",
    "//evil.example",
    "/\\evil.example",
    "https://evil.example",
    "javascript:x",
  ])
    locations[next] = (await submit(user, { next })).headers.get("Location");
  assert.equal(locations, {
    "/account?a=b": "/account?a=b",
    "//evil.example": "/become-employer",
    "/\\evil.example": "/become-employer",
    "https://evil.example": "/become-employer",
    "javascript:x": "/become-employer",
  });
});

signIn("tells in the same page that the credentials are wrong, whichever it is", async () => {
  const { user } = await anAccount();
  const pageFor = async (email: string) => {
    const response = await submit({ email }, { password: "not the one", next: "/account" });
    assert.is(response.status, 401);
    assert.equal(response.headers.getSetCookie(), []);
    const html = await response.text();
    assert.match(html, "<title>Error: Sign in");
    assert.match(
      html,
      /class="error-summary"[^>]*>.{0,50}<ul><li><a href="#password">The email address or the password is not right\./s,
    );
    assert.is(html.match(/aria-invalid="/g)?.length, 1);
    assert.match(html, /<input id="password"[^>]*aria-invalid="true"/);
    assert.ok(html.includes(`value="${email}"`));
    assert.not.match(html, "not the one");
    return html.replaceAll(email, "");
  };
  assert.is(await pageFor(user.email), await pageFor(anEmail()));
});

signIn("asks for what is missing", async () => {
  const response = await new Browser().submit("/sign-in", {});
  assert.is(response.status, 400);
  assert.equal(summaryOf(await response.text()), ["Enter your email address", "Enter your password"]);
});

if (inProcess)
  signIn("tells in the page, with what was typed, that there were too many wrong ones", async () => {
    const browser = new Browser({ settings: { rateLimitScale: 0.01 }, address: unique("address") });
    const email = anEmail();
    const response = await submit({ email }, {}, browser);
    assert.is(response.status, 429);
    assert.ok(Number(response.headers.get("Retry-After")) > 0);
    const main = await mainOf(response);
    assert.match(main, "Too many wrong passwords.");
    assert.ok(main.includes(`value="${email}"`));
  });

signIn("refuses a form that another site posts", async () => {
  const { user } = await anAccount();
  const response = await send("/sign-in", {
    method: "POST",
    headers: { Origin: "https://evil.example" },
    body: new URLSearchParams({ email: user.email, password: aPassword }),
  });
  assert.is(response.status, 403);
});

signIn.run();

const page = suite("GET /sign-in");

page("carries the way on through the form and to the sign-up", async () => {
  const main = await mainOf(await send("/sign-in?next=%2Femployer%2Fpost-job"));
  assert.ok(main.includes('name="next" value="/employer/post-job"'));
  assert.ok(main.includes('href="/sign-up?next=%2Femployer%2Fpost-job"'));
});

page("hides the button that shows the password, which only a script can use", async () => {
  const html = await (await send("/sign-in")).text();
  assert.match(html, /<button type="button"[^>]* data-shows="password" aria-pressed="false" hidden="">/);
});

page("carries no way to another site", async () => {
  for (const next of ["//evil.example", "/\\evil.example", "https://evil.example", "/\u0000"])
    assert.not.match(await mainOf(await send(`/sign-in?next=${encodeURIComponent(next)}`)), "next");
});

page("leads on who is signed in already", async () => {
  const { browser } = await anAccount();
  const location = async (path: string) => (await browser.send(path)).headers.get("Location");
  assert.is(await location("/sign-in"), "/account");
  assert.is(await location("/sign-up?next=/account"), "/account");
  assert.is(await location("/sign-in?next=//evil.example"), "/account");
});

page.run();

const signOut = suite("POST /sign-out");

signOut("ends the session on the server and leads home", async () => {
  const { browser } = await anAccount();
  const kept = new Browser();
  for (const [name, value] of browser.cookies) kept.cookies.set(name, value);
  const response = await browser.submit("/sign-out", {});
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/");
  assert.is(await sessionStatus(kept), 401);
});

signOut("is no link that another page could make somebody follow", async () => {
  const { browser } = await anAccount();
  assert.is((await browser.send("/sign-out")).status, 405);
  assert.is(await sessionStatus(browser), 200);
});

signOut.run();
