import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Account, anEmployer, aPassword } from "../../../tests/support/account.ts";
import { aPosting, postJob } from "../../../tests/support/employer.ts";
import { Browser, send } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const ended = suite("a posting whose session ended");

const typed = (): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(aPosting()).map(([name, value]) => [name, String(value)])),
  "certificates.gmdss": "1",
});

const urlencoded = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString();
  return { method: "POST", body, headers: lengthOf(body) };
};

const lengthOf = (body: string) => ({
  "Content-Type": "application/x-www-form-urlencoded",
  "Content-Length": String(body.length),
});

const hiddenIn = (main: string) =>
  Object.fromEntries(
    [...main.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
      ([, name = "", value = ""]) => [name, value.replaceAll("&#x27;", "'").replaceAll("&amp;", "&")],
    ),
  );

/** Follows the redirects that keep the form, as a browser does. */
async function sendOn(browser: Browser, path: string, fields: Record<string, string>) {
  const answer = await browser.send(path, urlencoded(fields));
  if (answer.status !== 307) return answer;
  return browser.send(answer.headers.get("Location") ?? "", urlencoded(fields));
}

const signInWith = ({ user: { email } }: Account, main: string, password = aPassword) =>
  sendOn(new Browser(), "/sign-in", { ...hiddenIn(main), email, password });

ended("is there again after the sign-in, and is not posted by it", async () => {
  const employer = await anEmployer();
  const posting = typed();
  const asked = await sendOn(new Browser(), "/employer/post-job", posting);
  assert.is(asked.status, 401);
  const signIn = await mainOf(asked);
  assert.match(signIn, "What you typed is kept");
  const form = await mainOf(await signInWith(employer, signIn));
  assert.match(form, `value="${posting.title}"`);
  assert.match(form, "Shifts of eight hours.");
  assert.match(form, /name="certificates.gmdss"[^>]*checked/);
  assert.not.match(await mainOf(await employer.browser.send("/employer/dashboard")), posting.title!);
});

ended("survives a wrong password", async () => {
  const employer = await anEmployer();
  const posting = typed();
  const asked = await mainOf(await sendOn(new Browser(), "/employer/post-job", posting));
  const wrong = await mainOf(await signInWith(employer, asked, "a wrong password"));
  const form = await mainOf(await signInWith(employer, wrong));
  assert.match(form, `value="${posting.title}"`);
});

ended("keeps the changes of a job that is edited", async () => {
  const employer = await anEmployer();
  const job = await postJob(employer);
  const asked = await sendOn(new Browser(), `/employer/jobs/${job.id}/edit`, {
    ...typed(),
    title: "Rigger III",
  });
  const form = await mainOf(await signInWith(employer, await mainOf(asked)));
  assert.match(form, 'value="Rigger III"');
  assert.match(form, `action="/employer/jobs/${job.id}/edit"`);
});

ended("takes nothing along to a page that keeps nothing, nor from a form without answers", async () => {
  const { user } = await anEmployer();
  const fields = { email: user.email, password: aPassword, next: "/employer/dashboard", kept: "1" };
  assert.is((await new Browser().submit("/sign-in", fields)).status, 303);
  assert.is((await send("/employer/post-job", { method: "POST" })).status, 303);
});

ended.run();
