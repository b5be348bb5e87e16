import { suite } from "uvu";
import * as assert from "uvu/assert";
import { complete } from "../../../tests/journeys/payment-steps.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { testServices } from "../../../tests/support/site.ts";
import { emailHtml } from "../../emails/email-html.ts";

const receipt = suite("the receipt");

const receiptsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "fee received");

receipt("is an email of its own, with the sum in its subject, sent once", async () => {
  const { application, browser, id, intent } = await anOwnPage();
  await complete(browser, id, intent);
  const [mail, ...others] = await receiptsTo(application.email);
  assert.equal(others, []);
  assert.match(mail!.subject, /^Receipt: \$50 for your application [A-Z0-9-]{14}$/);
  assert.match(mail!.body, `Payment id: ${intent.id}`);
  assert.match(mail!.body, "Test payment - no card is charged");
  assert.match(mail!.body, `${(await testServices()).settings.siteUrl}/track`);
  assert.match(emailHtml(mail!), /Amount<\/span><br><strong>\$50<\/strong><br>Test payment - /);
});

receipt("says nothing that was typed before the mailbox is known to be theirs", async () => {
  const { application } = await anOwnPage({ fullName: "Visit the nearest agency" });
  const [mail] = await receiptsTo(application.email);
  assert.match(mail!.body, /^Hello,\n/);
  assert.not.match(mail!.body, "nearest agency");
});

receipt.run();
