import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  anAccount,
  anEmployer,
  aSignUp,
  confirmMailbox,
  mailedCode,
} from "../../../tests/support/account.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { Browser } from "../../../tests/support/site.ts";

const pages = suite("/confirm-email");

const textOf = async (browser: Browser, path: string) => (await browser.send(path)).text();

pages("takes the code from a form, after a sign-up that leads where it led before", async () => {
  const browser = new Browser();
  const given = aSignUp();
  const signedUp = await browser.submit("/sign-up", given);
  assert.is(signedUp.status, 303);
  assert.is(signedUp.headers.get("Location"), "/become-employer");
  assert.match(await textOf(browser, "/confirm-email"), 'action="/confirm-email"');
  const done = await browser.submit("/confirm-email", { code: await mailedCode(given.email) });
  assert.is(done.status, 303);
  assert.is(done.headers.get("Location"), "/confirm-email");
  const page = await textOf(browser, "/confirm-email");
  assert.match(page, "Your email address is confirmed");
  assert.not.match(page, 'action="/confirm-email"');
});

pages("says at the field that a code is wrong, and keeps it there", async () => {
  const { browser } = await anAccount();
  const response = await browser.submit("/confirm-email", { code: "not it" });
  assert.is(response.status, 400);
  const page = await response.text();
  assert.match(page, "<title>Error: Confirm your email address");
  assert.match(page, "This code is not right, or too old. Use the one in our newest email.");
  assert.match(page, 'value="not it"');
});

pages("mails a new code on a press, and says so", async () => {
  const { user, browser } = await anAccount();
  const response = await browser.submit("/confirm-email/again", {});
  assert.is(response.status, 303);
  const told = await textOf(browser, response.headers.get("Location")!);
  assert.match(told, "This site sends no email at the moment");
  assert.not.match(told, "A new code is on its way");
  assert.is((await mailsTo(user.email)).length, 2);
});

pages("is reached from a notice of the dashboards, until the mailbox is confirmed", async () => {
  const [candidate, employer] = [await anAccount(), await anEmployer()];
  const seen: [Browser, string][] = [
    [candidate.browser, "/become-employer"],
    [candidate.browser, "/account"],
    [employer.browser, "/employer/dashboard"],
  ];
  for (const [browser, path] of seen) {
    const text = await textOf(browser, path);
    assert.match(text, 'href="/confirm-email"', path);
    assert.is(text.includes("no email about new applications"), browser === employer.browser, path);
  }
  await confirmMailbox(candidate);
  await confirmMailbox(employer);
  for (const [browser, path] of seen)
    assert.not.match(await textOf(browser, path), 'href="/confirm-email"', path);
});

pages.run();
