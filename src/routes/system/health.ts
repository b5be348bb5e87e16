import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";

const patienceMs = 1_500;

/** A monitor asks here whether the process lives, and whether it can serve. */
export const health = new Hono<Env>()
  .get(routes.health.path, (c) => c.json({ status: "ok" }))
  .get(routes.readiness.path, async (c) => {
    const ready = await within(patienceMs, c.env.ready());
    return c.json({ status: ready ? "ready" : "unavailable" }, ready ? 200 : 503);
  });

/** A monitor waits for a short time only, so no answer in time means no. */
async function within(ms: number, asked: Promise<boolean>): Promise<boolean> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, ms, false);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}
