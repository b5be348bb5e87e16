import { Hono } from "hono";
import { successAddress } from "../../../islands/payments/success-address.ts";
import { paymentMessages } from "../../content/payment-messages.ts";
import { t } from "../../content/words.ts";
import { findDraft } from "../../domain/applying/draft.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { browserOf } from "../../middleware/browser.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { issuesOf } from "../../shared/issues.ts";
import { TestConfirmation } from "../../shared/payments/payment.ts";
import { say } from "../../shared/say.ts";
import { appliedJob } from "../applying/apply-job.ts";
import { renderStep } from "../applying/apply-page.tsx";

/**
 * Takes the form of the test gateway without script: first the card, then a confirmation for a card that asks for
 * it.
 */
export const applyPay = new Hono<Env>().post(routes.applyPay.path, async (c) => {
  const { sql, vault, testGateway } = c.env;
  const form = await readForm(c);
  const browserHash = await browserOf(c);
  const draft = browserHash && (await findDraft(sql, vault, browserHash));
  const job = await appliedJob(c, undefined, draft);
  if (form.has("back"))
    return c.redirect(c.var.linkTo(routes.apply, { ...(job && { job: job.id }), step: 3 }), 303);

  const secret = form.get("clientSecret") || fail("paymentUnknown");
  const given = TestConfirmation.safeParse({
    clientSecret: secret,
    cardNumber: form.get("cardNumber") ?? "",
  });
  if (!given.success) {
    c.status(400);
    const issues = issuesOf(given.error);
    return renderStep(c, { step: 4, draft, job, payment: { clientSecret: secret }, issues });
  }
  const { clientSecret, cardNumber } = given.data;
  const gateway = testGateway ?? fail("testPaymentsOff");
  const refused = form.get("confirm") === "no";
  const status = refused
    ? "requires_payment_method"
    : ((await gateway.confirm(clientSecret, cardNumber, form.get("confirm") === "yes")) ??
      fail("paymentUnknown"));
  if (status === "succeeded") return c.redirect(successAddress(c.var.linkTo, clientSecret), 303);

  if (status === "requires_action")
    return renderStep(c, { step: 4, draft, job, payment: { clientSecret, confirming: cardNumber } });
  c.status(402);
  const message = t("apply.payment.declined");
  const issues = [{ path: "cardNumber", message, summaryTitle: say(paymentMessages.paymentFailed) }];
  return renderStep(c, { step: 4, draft, job, payment: { clientSecret }, issues });
});
