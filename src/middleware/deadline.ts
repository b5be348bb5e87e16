import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { Failure } from "../errors.ts";

const deadlineMs = 10_000;

/** No visitor waits longer than ten seconds for an answer. What streams (`exempt`) has limits of its own. */
export const deadline = (exempt: (path: string) => boolean) =>
  createMiddleware<Env>(async (c, next) => {
    if (exempt(c.req.path)) return next();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Failure("tooSlow")), deadlineMs);
    });
    try {
      await Promise.race([next(), late]);
    } finally {
      clearTimeout(timer);
    }
  });
