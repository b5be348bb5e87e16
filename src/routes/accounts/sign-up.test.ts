import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aSignUp, sessionStatus } from "../../../tests/support/account.ts";
import { Browser, send } from "../../../tests/support/site.ts";
import { mainOf, summaryOf } from "../../../tests/support/wizard.ts";

const signUp = suite("POST /sign-up");

signUp("signs in and leads on, a candidate to becoming an employer", async () => {
  const browser = new Browser();
  const response = await browser.submit("/sign-up", aSignUp());
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/become-employer");
  assert.is(await sessionStatus(browser), 200);
});

signUp("leads back to where the visitor was going", async () => {
  const response = await new Browser().submit("/sign-up", { ...aSignUp(), next: "/jobs?country=Norway" });
  assert.is(response.headers.get("Location"), "/jobs?country=Norway");
});

signUp("leads to an employers' page by way of becoming an employer", async () => {
  const browser = new Browser();
  const response = await browser.submit("/sign-up", { ...aSignUp(), next: "/employer/post-job" });
  const onTheWay = response.headers.get("Location") ?? "";
  assert.is(onTheWay, "/become-employer?next=%2Femployer%2Fpost-job");
  assert.ok((await mainOf(await browser.send(onTheWay))).includes(`action="${onTheWay}"`));
  const registered = await browser.submit(onTheWay, {});
  assert.is(registered.headers.get("Location"), "/employer/post-job?registered=1");
  const posting = await mainOf(await browser.send("/employer/post-job?registered=1"));
  assert.match(posting, "You are now registered as an employer");
});

signUp("tells all that is wrong in the page, and keeps everything but the password", async () => {
  const given = { ...aSignUp(), lastName: "", password: "wind" };
  const response = await new Browser().submit("/sign-up", { ...given, next: "/account" });
  assert.is(response.status, 400);
  const html = await response.text();
  assert.match(html, "<title>Error: Create an account");
  assert.equal(summaryOf(html), ["Enter your last name", "The password must be at least 10 characters"]);
  for (const kept of [`value="${given.email}"`, 'value="Ingrid"', 'name="next" value="/account"'])
    assert.ok(html.includes(kept), kept);
  assert.not.match(html, 'value="wind"');
});

signUp("tells in the page that the email address has an account", async () => {
  const given = aSignUp();
  await new Browser().submit("/sign-up", given);
  const response = await new Browser().submit("/sign-up", given);
  assert.is(response.status, 409);
  assert.equal(summaryOf(await response.text()), [
    "An account with this email address exists already. Please sign in instead.",
  ]);
});

signUp("shows what was typed as text", async () => {
  const response = await new Browser().submit("/sign-up", { firstName: '"><script>alert(1)</script>' });
  assert.not.match(await mainOf(response), "<script>");
});

signUp("takes a form only", async () => {
  const response = await send("/sign-up", {
    method: "POST",
    headers: { "Content-Type": "text/plain" },
    body: "email=a",
  });
  assert.is(response.status, 415);
});

signUp.run();

const page = suite("GET /sign-up");

page("says how long a password must be, and lets the browser make one", async () => {
  const main = await mainOf(await send("/sign-up"));
  assert.match(main, "At least 10 characters");
  assert.match(main, /type="password"[^>]*autoComplete="new-password"/i);
});

page("is nobody's but the visitor's, and no search result", async () => {
  const response = await send("/sign-up");
  assert.is(response.headers.get("Cache-Control"), "private, no-store");
  assert.match(await response.text(), '<meta name="robots" content="noindex"/>');
});

page("loads no script but the header's and the one that shows the password, and has no island", async () => {
  const html = await (await send("/sign-up")).text();
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  assert.is(scripts.length, 2);
  assert.match(scripts[0]!, "visitor");
  assert.not.match(html, "<is-land");
});

page.run();
