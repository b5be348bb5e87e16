import { Hono } from "hono";
import { subscribeNewsletter } from "../domain/subscribe-newsletter.ts";
import type { Env } from "../env.ts";
import { limits } from "../middleware/rate-limit.ts";
import { validJson } from "../middleware/valid.ts";
import { NewsletterSignUp } from "../shared/newsletter.ts";

export const newsletter = new Hono<Env>().post(
  "/newsletter",
  limits.newsletter,
  ...validJson(NewsletterSignUp),
  async (c) => {
    const { sql, vault, settings } = c.env;
    await subscribeNewsletter(sql, vault, settings.siteUrl, c.req.valid("json").email);
    // The same whether the address is known or not.
    return c.json({ success: true }, 202);
  },
);
