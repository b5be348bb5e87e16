import { Hono } from "hono";
import type { Env } from "../env.ts";

/** For whoever watches the process: alive at all, and able to serve. */
export const health = new Hono<Env>()
  .get("/healthz", (c) => c.json({ status: "ok" }))
  .get("/readyz", async (c) => {
    const ready = await c.env.ready();
    c.header("Cache-Control", "no-store");
    return c.json({ status: ready ? "ready" : "starting" }, ready ? 200 : 503);
  });
