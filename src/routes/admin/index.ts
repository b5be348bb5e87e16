import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { isAdmin } from "../../middleware/admin.ts";
import { urls } from "../../shared/urls.ts";

export const adminHome = new Hono<Env>().get("/admin", async (c) =>
  c.redirect((await isAdmin(c)) ? urls.adminApplications() : urls.adminLogin(), 303),
);
