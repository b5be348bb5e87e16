import { Hono } from "hono";
import { handlePaymentEvent } from "../../domain/payments/handle-payment-event.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { readBody } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { readStripeEvent } from "../../services/payments/stripe-events.ts";
import { bodies } from "../../shared/route.ts";

export const stripe = new Hono<Env>().post(routes.apiStripeWebhook.path, async (c) => {
  const secret = c.env.settings.stripe?.webhookSecret ?? fail("notFound");
  const payload = new TextDecoder().decode(await readBody(c, bodies.event.maxBytes));
  const event = await readStripeEvent(payload, c.req.header("Stripe-Signature") ?? "", secret);
  if (typeof event === "string") {
    c.env.log({ event: "webhook refused", id: c.get("requestId"), cause: event });
    fail("badRequest");
  }
  await handlePaymentEvent(c.env, event);
  return c.json({ received: true });
});
