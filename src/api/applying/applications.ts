import { Hono } from "hono";
import { submitApplication } from "../../domain/applying/submit-application.ts";
import { completePayment } from "../../domain/payments/complete-payment.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { browserOf } from "../../middleware/browser.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { Application } from "../../shared/applying/application.ts";
import { CompletePayment } from "../../shared/payments/payment.ts";

export const applications = new Hono<Env>()
  .post(routes.apiApplications.path, rateLimit, ...validJson(Application), async (c) => {
    const submitted = await submitApplication(c.env, {
      browserHash: await browserOf(c),
      application: c.req.valid("json"),
      language: c.var.locale,
    });
    if ("issues" in submitted) fail("invalidInput", { issues: submitted.issues });
    return c.json({ id: submitted.application.id }, 201);
  })
  .post(
    routes.apiCompletePayment.path,
    rateLimit,
    idIn("id", "applicationNotFound"),
    ...validJson(CompletePayment),
    async (c) => {
      const { paymentIntentId } = c.req.valid("json");
      const { id, reference, paymentStatus, submittedAt } = await completePayment(
        c.env,
        c.req.param("id"),
        paymentIntentId,
      );
      return c.json({ id, reference, paymentStatus, submittedAt });
    },
  );
