import { Hono } from "hono";
import { closeAdminSession } from "../../auth/admin-session.ts";
import type { Env } from "../../env.ts";
import { adminToken, clearAdminCookie } from "../../middleware/admin.ts";
import { urls } from "../../shared/urls.ts";
import { announceArrival } from "./arrival.ts";

export const adminLogout = new Hono<Env>().post("/admin/logout", async (c) => {
  const token = adminToken(c);
  if (token) await closeAdminSession(c.env.sql, token);
  clearAdminCookie(c);
  announceArrival(c, "logged-out");
  return c.redirect(urls.adminLogin(), 303);
});
