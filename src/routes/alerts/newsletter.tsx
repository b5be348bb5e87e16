import { type Context, Hono } from "hono";
import type { ComponentProps } from "react";
import { t } from "../../content/words.ts";
import { listNewestWithoutSamples } from "../../db/jobs/jobs.ts";
import { priceJobs } from "../../db/jobs/trade-pay.ts";
import {
  confirmNewsletter,
  newsletterAddress,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from "../../domain/alerts/subscribe-newsletter.ts";
import type { Env } from "../../env.ts";
import { readForm } from "../../middleware/forms.ts";
import { keepToken } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { NewsletterSignUp } from "../../shared/alerts/newsletter.ts";
import { say } from "../../shared/say.ts";
import { renderUnsent } from "./alerts-page.tsx";
import { headOf, NewsletterPage } from "./newsletter-page.tsx";

const newestShown = 3;

/** A page with one button or a goodbye shows no jobs. */
const withoutJobs: ReadonlySet<string> = new Set(["confirm", "leave", "left", "unknown", "asked"]);

export const newsletterPage = new Hono<Env>()
  .use(routes.newsletterConfirm.path, keepToken)
  .use(routes.newsletterUnsubscribe.path, keepToken)
  .get(routes.newsletter.path, (c) => page(c, { state: "ask" }))
  .post(routes.newsletter.path, rateLimit, async (c) => {
    const typed = (await readForm(c)).get("email") ?? undefined;
    const signUp = NewsletterSignUp.safeParse({ email: typed });
    if (!signUp.success) {
      c.status(400);
      return page(c, { state: "problem", message: say(signUp.error.issues[0]!.message), typed });
    }
    await subscribeNewsletter(c.env, { email: signUp.data.email, language: c.var.locale });
    if (!c.env.mail) return renderUnsent(c);
    return page(c, { state: "asked", typed: signUp.data.email });
  })
  // Programs that check emails for danger open every link. Therefore a button confirms, and not the link itself.
  .get(routes.newsletterConfirm.path, (c) => opened(c, "confirm"))
  .post(routes.newsletterConfirm.path, async (c) => {
    const token = (await readForm(c)).get("token") ?? "";
    if (await confirmNewsletter(c.env.sql, token)) return page(c, { state: "confirmed" });
    c.status(404);
    return page(c, { state: "unknown" });
  })
  .get(routes.newsletterUnsubscribe.path, (c) => opened(c, "leave"))
  // Mail programs post here by themselves. Their body says nothing new, because the address holds the token.
  .post(routes.newsletterUnsubscribe.path, async (c) => {
    const email = await newsletterAddress(c.env.sql, tokenIn(c));
    await unsubscribeNewsletter(c.env.sql, tokenIn(c));
    return page(c, { state: "left", email });
  });

const tokenIn = (c: Context<Env>) => c.req.query("token") ?? "";

async function opened(c: Context<Env>, state: "confirm" | "leave") {
  const token = tokenIn(c);
  return page(c, { state, token, email: await newsletterAddress(c.env.sql, token) });
}

async function page(c: Context<Env>, props: Omit<ComponentProps<typeof NewsletterPage>, "newest">) {
  const { sql } = c.env;
  const newest = withoutJobs.has(props.state)
    ? []
    : await priceJobs(sql, await listNewestWithoutSamples(sql, newestShown));
  const [{ title }, isRefused] = [headOf(props), props.state === "problem"];
  return c.render(<NewsletterPage {...props} newest={newest} />, {
    title,
    isError: isRefused || props.state === "unknown",
    description: t("newsletter.meta.description"),
    formless: !isRefused,
    noindex: true,
    hasFooterRow: true,
    styles: ["icons", "rows", "saving", "newsletter"],
  });
}
