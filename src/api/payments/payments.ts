import { Hono } from "hono";
import { createMiddleware } from "hono/factory";
import * as z from "zod/mini";
import { preparePayment } from "../../domain/payments/prepare-payment.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { ensureBrowser } from "../../middleware/browser.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { Application } from "../../shared/applying/application.ts";
import { issuesOf } from "../../shared/issues.ts";
import { TestConfirmation } from "../../shared/payments/payment.ts";

const isWizardField = (name: string) => Object.hasOwn(Application.shape, name);

/**
 * Returns the application in the body, or fails with 400. Undefined when the body has none of its fields: the
 * visitor then pays for the draft of this browser.
 */
function applicationIn(body: Record<string, unknown>): Application | undefined {
  if (!Object.keys(body).some(isWizardField)) return undefined;
  const application = Application.safeParse(body);
  return application.success
    ? application.data
    : fail("invalidInput", { issues: issuesOf(application.error) });
}

const requireTestGateway = createMiddleware<Env>((c, next) =>
  c.env.testGateway ? next() : fail("testPaymentsOff"),
);

export const payments = new Hono<Env>()
  .post(routes.apiPaymentIntent.path, rateLimit, ...validJson(z.looseObject({})), async (c) => {
    const body = c.req.valid("json");
    const application = applicationIn(body);
    const shownId = typeof body.draft === "string" ? body.draft : undefined;
    const prepared = await preparePayment(c.env, await ensureBrowser(c), application, {
      shownId,
      language: c.var.locale,
    });
    if ("issues" in prepared) fail("invalidInput", { issues: prepared.issues });
    const { clientSecret, feeCents: fee, state } = prepared;
    const isPaid = state === "paid" || state === "processing";
    return c.json({ clientSecret, fee, ...(isPaid && { state }) });
  })
  .post(routes.apiTestPayment.path, requireTestGateway, ...validJson(TestConfirmation), async (c) => {
    const { clientSecret, cardNumber, confirm = false } = c.req.valid("json");
    const status = await c.env.testGateway?.confirm(clientSecret, cardNumber, confirm);
    return c.json({ status: status ?? fail("paymentUnknown") });
  });
