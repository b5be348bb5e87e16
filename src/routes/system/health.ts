import { Hono } from "hono";
import type { Env } from "../../env.ts";
import * as routes from "../../routes.ts";

const patienceMs = 1_500;

/** A monitor asks here if the process is alive and if it can serve. */
export const health = new Hono<Env>()
  .get(routes.health.path, (c) => c.json({ status: "ok" }))
  .get(routes.readiness.path, async (c) => {
    const ready = await within(patienceMs, c.env.ready());
    return c.json({ status: ready ? "ready" : "unavailable" }, ready ? 200 : 503);
  });

/** Whoever watches wants a word soon: no answer in time is a no. */
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
