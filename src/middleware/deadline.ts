import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { Failure } from "../errors.ts";

const deadlineMs = 10_000;
const paymentsMs = 8_000;

/**
 * No visitor waits longer than ten seconds for an answer, nor eight for who takes the payments, however often that is
 * asked. What streams (`exempt`) has limits of its own.
 */
export const deadline = (exempt: (path: string) => boolean, limitMs = deadlineMs) =>
  createMiddleware<Env>(async (c, next) => {
    if (exempt(c.req.path)) return next();
    c.env = { ...c.env, payments: c.env.payments.until(new Date(Date.now() + paymentsMs)) };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Failure("tooSlow")), limitMs);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
