import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { countUse } from "../db/rate-limits.ts";
import { networksOf } from "../domain/limits/network.ts";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import { bearing } from "./facts.ts";

interface Limit {
  /** What is limited; the same name shares one allowance. */
  name: string;
  requests: number;
  minutes: number;
}

/**
 * So many requests of one network, over all processes. Counted before a request is looked at. The address itself is not
 * kept, only a keyed digest of its networks.
 */
export function rateLimit(limit: Limit) {
  return bearing(
    { limit },
    createMiddleware<Env>(async (c, next) => {
      await countRequest(c, limit);
      await next();
    }),
  );
}

async function countRequest(c: Context<Env>, limit: Limit): Promise<void> {
  const { sql, vault, settings, address } = c.env;
  const windowSeconds = limit.minutes * 60;
  // The narrowest first: whoever is refused there uses nothing up for the neighbours in the wider one.
  for (const { name, times } of networksOf(address)) {
    const key = await vault.digest("rate limit", `${limit.name} ${name}`);
    const used = await countUse(sql, key, windowSeconds, 1);
    if (used > limit.requests * times * settings.rateLimitScale)
      fail("tooManyRequests", { retryAfterSeconds: Math.min(windowSeconds, 60) });
  }
}

/** What is sent to an upload link, which anybody may hold. */
export const sendings = { name: "sendings", requests: 150, minutes: 60 } satisfies Limit;

/** For when its turn has come: a thousand that come at once must not all ask the database at once. */
export const countSending = (c: Context<Env>) => countRequest(c, sendings);

/** The specified limits per address; whole families and crews share one. */
export const limits = {
  drafts: rateLimit({ name: "drafts", requests: 600, minutes: 60 }),
  uploads: rateLimit({ name: "uploads", requests: 150, minutes: 60 }),
  intents: rateLimit({ name: "payment intents", requests: 60, minutes: 60 }),
  /** An honest browser repeats it: after a lost answer, and while a payment is under way. */
  completions: rateLimit({ name: "payment completions", requests: 240, minutes: 60 }),
  /** May ask the payment provider; while a payment is processing, the page asks again every ten seconds. */
  confirmations: rateLimit({ name: "payment confirmations", requests: 600, minutes: 60 }),
  applications: rateLimit({ name: "applications", requests: 30, minutes: 60 }),
  reviews: rateLimit({ name: "reviews", requests: 30, minutes: 60 }),
  /** Sign-ups and password resets. */
  accounts: rateLimit({ name: "accounts", requests: 20, minutes: 60 }),
  /** Each guesses at a code; wrong guesses have a smaller allowance of their own. */
  mailboxCodes: rateLimit({ name: "mailbox codes", requests: 300, minutes: 60 }),
  /** Each change writes to a candidate. */
  statusChanges: rateLimit({ name: "status changes", requests: 300, minutes: 60 }),
  /** Each opens what a candidate would rather keep. */
  disclosures: rateLimit({ name: "disclosures", requests: 300, minutes: 60 }),
  jobAlerts: rateLimit({ name: "job alerts", requests: 20, minutes: 60 }),
  vacancyReports: rateLimit({ name: "vacancy reports", requests: 20, minutes: 60 }),
  newsletter: rateLimit({ name: "newsletter", requests: 20, minutes: 60 }),
  /** Each may write to a candidate, or ask the payment provider. */
  erasures: rateLimit({ name: "erasures", requests: 30, minutes: 60 }),
  /** Each may write to a candidate. */
  tracking: rateLimit({ name: "tracking", requests: 30, minutes: 60 }),
  /** Each guesses at a code; a code itself bears five. */
  trackingCodes: rateLimit({ name: "tracking codes", requests: 60, minutes: 60 }),
  withdrawals: rateLimit({ name: "withdrawals", requests: 30, minutes: 60 }),
  /** Each may write to anybody. */
  draftLinks: rateLimit({ name: "draft links", requests: 20, minutes: 60 }),
};
