import { Hono } from "hono";
import { subscribeNewsletter } from "../../domain/alerts/subscribe-newsletter.ts";
import type { Env } from "../../env.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { NewsletterSignUp } from "../../shared/alerts/newsletter.ts";

export const newsletter = new Hono<Env>().post(
  routes.apiNewsletter.path,
  rateLimit,
  ...validJson(NewsletterSignUp),
  async (c) => {
    await subscribeNewsletter(c.env, { ...c.req.valid("json"), language: c.var.locale });
    // The answer to an address that is subscribed already is the same.
    return c.json({ success: true }, 202);
  },
);
