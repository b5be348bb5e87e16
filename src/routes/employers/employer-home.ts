import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { urls } from "../../shared/urls.ts";

export const employerHome = new Hono<Env>().get("/employer", (c) =>
  c.redirect(urls.employerDashboard(), 303),
);
