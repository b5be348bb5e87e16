import * as assert from "uvu/assert";
import { emailHtml } from "../../src/emails/email-html.ts";
import { everyMail } from "../states/every-mail.ts";
import { browserSuite, openWindow } from "../support/browser.ts";

const mails = browserSuite("mails");

/** These emails, and no others, are ended by one click. */
const subscribed = ["alert-confirmation", "new-jobs", "newsletter-confirmation", "saved-job-closing"];

for (const [name, mail] of Object.entries(everyMail)) {
  mails(`are readable on a phone of 320 px and fetch nothing: ${name}`, async () => {
    const { page, faults, close } = await openWindow({ width: 320, height: 480, script: false });
    try {
      const fetched: string[] = [];
      page.on("request", (request) => fetched.push(request.url()));
      await page.setContent(emailHtml(mail));
      assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 320);
      const shown = await page.locator("body").innerText();
      for (const word of mail.body.match(/[\p{L}\p{N}]{4,}/gu) ?? [])
        assert.ok(shown.includes(word) || (await page.content()).includes(word), word);
      const sizes = await page
        .locator("p, a")
        .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
      assert.ok(Math.min(...sizes) >= 16);
      assert.equal([...fetched, ...faults], []);
    } finally {
      await close();
    }
  });

  mails(`have a text of their own, and a way out where they were asked for: ${name}`, () => {
    assert.not.match(`${mail.subject}${mail.body}`, /undefined|null|\{\w+\}|<\w/);
    assert.ok(mail.subject.length > 0 && !mail.subject.includes("\n"));
    const { "List-Unsubscribe": leave = "", "List-Unsubscribe-Post": post } = mail.headers ?? {};
    assert.is(leave !== "", subscribed.includes(name));
    if (leave) assert.is(post, "List-Unsubscribe=One-Click");
    if (leave) assert.match(mail.body, leave.slice(1, -1));
  });
}

mails.run();
