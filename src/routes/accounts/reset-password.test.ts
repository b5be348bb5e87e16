import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anAccount, anEmail, sessionStatus } from "../../../tests/support/account.ts";
import { Browser, send, testDatabase } from "../../../tests/support/site.ts";
import { mainOf, summaryOf } from "../../../tests/support/wizard.ts";
import { hashOfToken, newToken } from "../../auth/token.ts";
import { insertPasswordReset } from "../../db/accounts/password-resets.ts";

const sql = await testDatabase();
const password = "rain over the fjord";

async function aLinkOfSomebody(): Promise<string> {
  const { user } = await anAccount();
  const token = newToken();
  await insertPasswordReset(sql, user.id, hashOfToken(token));
  return token;
}

const ask = suite("POST /forgot-password");

ask("answers with the same page, whether there is such an account or not", async () => {
  const { user } = await anAccount();
  const answers = await Promise.all(
    [user.email, anEmail()].map((email) => new Browser().submit("/forgot-password", { email })),
  );
  assert.equal(
    answers.map(({ status }) => status),
    [200, 200],
  );
  const [known, unknown] = await Promise.all(answers.map((answer) => answer.text()));
  assert.is(known, unknown);
  assert.match(known!, "This site sends no email at the moment");
});

ask("says what is wrong with the address, and keeps it", async () => {
  const response = await new Browser().submit("/forgot-password", { email: "no address" });
  assert.is(response.status, 400);
  const html = await response.text();
  assert.equal(summaryOf(html), ["Enter an email address, like name@example.com"]);
  assert.match(html, 'value="no address"');
});

ask.run();

const reset = suite("/reset-password");

reset("asks for the new password, and carries the link's token in the form", async () => {
  const token = await aLinkOfSomebody();
  const main = await mainOf(await send(`/reset-password?token=${token}`));
  assert.ok(main.includes(`name="token" value="${token}"`));
});

reset("sets it, signs in and leads to the account", async () => {
  const browser = new Browser();
  const response = await browser.submit("/reset-password", { token: await aLinkOfSomebody(), password });
  assert.is(response.status, 303);
  assert.is(response.headers.get("Location"), "/account?changed=1");
  assert.is(await sessionStatus(browser), 200);
});

reset("says that a used link is used, and where to ask for another", async () => {
  const token = await aLinkOfSomebody();
  await new Browser().submit("/reset-password", { token, password });
  const response = await new Browser().submit("/reset-password", { token, password });
  assert.is(response.status, 401);
  const main = await mainOf(response);
  assert.match(main, "This link was used already, or is older than an hour.");
  assert.match(main, 'href="/forgot-password"');
  assert.not.match(main, "<form");
});

reset("keeps the link in the form when the password is too short", async () => {
  const token = await aLinkOfSomebody();
  const response = await new Browser().submit("/reset-password", { token, password: "short" });
  assert.is(response.status, 400);
  const html = await response.text();
  assert.equal(summaryOf(html), ["The password must be at least 10 characters"]);
  assert.ok(html.includes(`name="token" value="${token}"`));
});

reset("says that a link without its token is not complete", async () => {
  assert.match(await mainOf(await send("/reset-password")), "This link is not complete.");
});

reset.run();
