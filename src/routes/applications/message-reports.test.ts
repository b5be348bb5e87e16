import { suite } from "uvu";
import * as assert from "uvu/assert";
import { aTalk, messagesOf, sentBy, type Talk } from "../../../tests/support/messages.ts";
import { Browser, inProcess } from "../../../tests/support/site.ts";
import { mainOf } from "../../../tests/support/wizard.ts";

const reporting = suite("the form that reports a message");

const sides = ["candidate", "employer"] as const;

/** The page of a conversation that one side reads, and its browser. */
const readerOf = (talk: Talk, side: (typeof sides)[number]) =>
  side === "candidate"
    ? { browser: new Browser(), path: `${talk.path}/messages` }
    : { browser: talk.employer.browser, path: `/employer/applications/${talk.id}/messages` };

for (const side of sides) {
  const other = side === "candidate" ? "employer" : "candidate";

  reporting(`keeps the reply that the ${side} typed below it`, async () => {
    const talk = await aTalk();
    const { id } = await sentBy(talk, other, "Pay me");
    const { browser, path } = readerOf(talk, side);
    const shown = await mainOf(await browser.send(path));
    assert.match(
      shown,
      /<button(?=[^>]*form="talk)(?=[^>]*formAction="[^"]*\/report")(?=[^>]*formNoValidate)/i,
    );
    const typed = { [`reason-${id}`]: "Asks for money", text: "I pay nothing", key: "k1" };
    const response = await browser.submit(`${path}/${id}/report`, typed);
    assert.is(response.status, 200);
    const page = await mainOf(response);
    assert.match(page, "You have reported this message");
    assert.match(page, /<textarea[^>]*>I pay nothing<\/textarea>/);
    assert.is((await messagesOf(talk)).length, 1, "nothing is sent");
  });

  reporting(`comes back open with both texts when the ${side} gives no reason`, async () => {
    const talk = await aTalk();
    const { id } = await sentBy(talk, other, "Pay me");
    const { browser, path } = readerOf(talk, side);
    const typed = { [`reason-${id}`]: " ", text: "I pay nothing", key: "k1" };
    const refused = await browser.submit(`${path}/${id}/report`, typed);
    assert.is(refused.status, 400);
    const page = await mainOf(refused);
    assert.match(page, /<details class="report" open="">/);
    assert.match(page, `href="#reason-${id}"`);
    assert.match(page, /<textarea[^>]*>I pay nothing<\/textarea>/);
  });

  if (inProcess)
    reporting(`comes back open with the reason when the ${side} reports too often`, async () => {
      const talk = await aTalk();
      const [first, second] = [await sentBy(talk, other, "Pay me"), await sentBy(talk, other, "Pay me now")];
      const { browser, path } = readerOf(talk, side);
      const settings = { rateLimitScale: 1 / 600 };
      Object.assign(browser.world, {
        settings,
        address: side === "candidate" ? "203.0.113.31" : "203.0.113.32",
      });
      const report = ({ id }: { id: string }) =>
        browser.submit(`${path}/${id}/report`, { [`reason-${id}`]: "Asks for money" });
      assert.is((await report(first)).status, 303);
      const refused = await report(second);
      assert.is(refused.status, 429);
      const [, form = ""] = (await mainOf(refused)).split(`id="message-${second.id}"`);
      assert.match(form, /<details class="report" open="">.*<textarea[^>]*>Asks for money<\/textarea>/s);
    });
}

reporting.run();
