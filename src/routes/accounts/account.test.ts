import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  anAccount,
  anEmployer,
  anotherBrowserOf,
  aPassword,
  sessionStatus,
} from "../../../tests/support/account.ts";
import { apply, confirmMailbox, postJob } from "../../../tests/support/employer.ts";
import { type Browser, send } from "../../../tests/support/site.ts";
import { mainOf, summaryOf } from "../../../tests/support/wizard.ts";

const page = suite("GET /account");

page("shows a visitor the way in, and back", async () => {
  const response = await send("/account?changed=1");
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/sign-in?next=%2Faccount%3Fchanged%3D1");
});

page("shows the name, the email address and the type of the account", async () => {
  const { browser, user } = await anAccount();
  const main = await mainOf(await browser.send("/account"));
  for (const text of ["Ingrid Solberg", user.email, "<dd>Not yet an employer</dd>"])
    assert.ok(main.includes(text), text);
  assert.not.match(main, "/employer/dashboard");
});

page("has one button of first rank", async () => {
  const [candidate, employer, confirmed] = [await anAccount(), await anEmployer(), await anAccount()];
  await confirmMailbox(employer.user.email);
  await confirmMailbox(confirmed.user.email);
  for (const [{ browser }, only] of [
    [candidate, "Enter the code"],
    [confirmed, "Become an Employer"],
    [employer, "Change password"],
  ] as const) {
    const main = await mainOf(await browser.send("/account"));
    const first = [...main.matchAll(/<(?:a class="btn"|button)([^>]*)>([^<]+)/g)].filter(
      ([, attributes]) => !attributes!.includes("btn-quiet"),
    );
    assert.equal(
      first.map(([, , words]) => words),
      [only],
    );
  }
});

page("leads an employer to the dashboard", async () => {
  const { browser } = await anEmployer();
  const main = await mainOf(await browser.send("/account"));
  assert.match(main, "<dd>Employer</dd>");
  assert.match(main, 'href="/employer/dashboard"');
});

page(
  "names who is signed in in its header, with the way out and an employer's new applications",
  async () => {
    const headerOf = async ({ browser }: { browser: Browser }) =>
      (await (await browser.send("/account")).text()).split("<main")[0] ?? "";
    const candidate = await headerOf(await anAccount());
    assert.match(candidate, "<b>Ingrid<!-- --> <!-- -->Solberg</b>");
    assert.match(candidate, 'action="/sign-out"');
    assert.not.match(candidate, "/employer/");
    const employer = await anEmployer();
    await apply((await postJob(employer)).id);
    assert.match(await headerOf(employer), /Your Jobs<span class="desk-count">1</);
  },
);

page("is kept by no shared cache", async () => {
  const { browser } = await anAccount();
  assert.is((await browser.send("/account")).headers.get("Cache-Control"), "private, no-store");
});

page.run();

const change = suite("POST /account");

const newPassword = "rain over the fjord";

change("sets the new password, ends all other sessions and says so", async () => {
  const { browser, user } = await anAccount();
  const other = await anotherBrowserOf(user);
  const response = await browser.submit("/account", { currentPassword: aPassword, password: newPassword });
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/account?changed=1");
  assert.match(await mainOf(await browser.send("/account?changed=1")), "Your new password is set");
  assert.is(await sessionStatus(other), 401);
  assert.is(await sessionStatus(await anotherBrowserOf(user, newPassword)), 200);
});

change("says at its field that the current password is not right", async () => {
  const { browser, user } = await anAccount();
  const other = await anotherBrowserOf(user);
  const response = await browser.submit("/account", { currentPassword: "no", password: newPassword });
  assert.is(response.status, 401);
  assert.equal(summaryOf(await response.text()), ["The current password is not right"]);
  assert.is(await sessionStatus(other), 200);
});

change("asks a visitor to sign in", async () => {
  const response = await send("/account", { method: "POST", body: new URLSearchParams({}) });
  assert.is(response.headers.get("Location"), "/sign-in?next=%2Faccount");
});

change.run();
