import { Hono } from "hono";
import { listPartnerStats } from "../db/companies.ts";
import type { Env } from "../env.ts";

export const partners = new Hono<Env>().get("/partners/stats", async (c) =>
  c.json(await listPartnerStats(c.env.sql)),
);
