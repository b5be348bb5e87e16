import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { anOwnPage } from "../../../tests/support/own-page.ts";
import { complete } from "../../../tests/support/payment-steps.ts";
import { testServices } from "../../../tests/support/site.ts";
import { emailHtml } from "../../emails/email-html.ts";
import { feeReceived } from "../../emails/fee-received.ts";

const receipt = suite("the receipt");

const receiptsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ kind }) => kind === "fee received");

receipt("is an email of its own, with the sum in its subject, sent once", async () => {
  const { application, browser, id, intent } = await anOwnPage();
  await complete(browser, id, intent);
  const [mail, ...others] = await receiptsTo(application.email);
  assert.equal(others, []);
  assert.match(mail!.subject, /^Test payment: \$50 for your application [A-Z0-9-]{14}$/);
  assert.match(mail!.body, `Payment id: ${intent.id}`);
  assert.match(mail!.body, "No card was charged, and no money moved.");
  assert.not.match(mail!.body, "We received your payment");
  assert.match(mail!.body, "Test payment - no card is charged");
  assert.match(mail!.body, `${(await testServices()).settings.siteUrl}/track`);
  assert.match(mail!.body, /^Amount: \$50 · Test payment - no card is charged$/m);
  assert.is(mail!.body.split("Amount").length, 2);
  assert.match(
    emailHtml(mail!),
    /Amount<\/span><br><span><strong>\$50 · Test payment - no card is charged<\/strong>/,
  );
});

receipt("leaves its sum in the email about the application, too", async () => {
  const { application, browser, id, intent } = await anOwnPage();
  await complete(browser, id, intent);
  const received = (await mailsTo(application.email)).find(({ kind }) => kind === "application received");
  assert.match(received!.body, /^Fee paid: \$50 · Test payment - no card is charged$/m);
});

receipt("of a real payment says that the fee arrived, and nothing of a test", () => {
  const payer = { email: "ann@example.com", fullName: "Ann", reference: "K7QM-4RTX-9DWP" };
  const paid = {
    ...payer,
    amountCents: 5000,
    paidAt: new Date(),
    intentId: "pi_1",
    isTest: false,
    paidTo: "Quay Ltd",
  };
  const { subject, body } = feeReceived("en", {
    ...paid,
    job: { title: "Second Cook", company: "Northern Quay" },
  });
  assert.is(subject, "Second Cook, Northern Quay: receipt for $50");
  assert.is(feeReceived("en", paid).subject, "Receipt: $50 for your application K7QM-4RTX-9DWP");
  assert.match(body, "We received your payment of $50");
  assert.match(body, /^You applied for: Second Cook, Northern Quay\nPaid to: Quay Ltd\nPaid on: /m);
  assert.not.match(body, /test/i);
});

receipt("says nothing that was typed before the mailbox is known to be theirs", async () => {
  const { application } = await anOwnPage({ fullName: "Visit the nearest agency" });
  const [mail] = await receiptsTo(application.email);
  assert.match(mail!.body, /^Hello,\n/);
  assert.not.match(mail!.body, "nearest agency");
});

receipt.run();
