import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mainOf } from "../../../tests/journeys/wizard.ts";
import { aPreparedPayment, pay } from "../../../tests/support/fixtures.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { Browser, inProcess, send } from "../../../tests/support/site.ts";

const mail = { send: async () => {} };
const off = "This site sends no email at the moment";

const pages = suite("a candidate's pages on a site without a mail server");

/** Each page with what it promises where the site sends email. */
async function promises() {
  const { path } = await anOwnPage();
  return [
    ["/track", "We then email a code to that address"],
    [`${path}/private`, "We email a code to"],
    [path, "We first send a link to the email address"],
  ] as const;
}

pages("promise no email, and say that none is sent", async () => {
  for (const [path, promise] of await promises()) {
    const page = await mainOf(await send(path));
    assert.match(page, off, path);
    assert.not.match(page, promise, path);
  }
});

pages("ask the candidate to keep the link that is shown once", async () => {
  const { browser, intent } = await aPreparedPayment();
  await pay(browser, intent);
  const path = `/application-success?payment_intent=${intent.id}&payment_intent_client_secret=${intent.clientSecret}`;
  const page = await mainOf(await browser.send(path));
  assert.match(page, "please open the page now and keep its address");
  assert.not.match(page, "email that we sent you");
});

pages("say after a request that no code is on its way", async () => {
  const browser = new Browser();
  await browser.submit("/track", { reference: "K7QM-4RTX-9DWP", email: "nobody@example.com" });
  const page = await mainOf(await browser.send("/track/code"));
  assert.match(page, off);
  assert.not.match(page, "we have sent a code");
});

if (inProcess)
  pages("promise the emails again once there is one", async () => {
    for (const [path, promise] of await promises()) {
      const page = await mainOf(await send(path, {}, { mail }));
      assert.match(page, promise, path);
      assert.not.match(page, off, path);
    }
  });

pages.run();
