import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { clearAdminCookie, endAdminSession } from "../../middleware/accounts/admin.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import { urls } from "../../shared/urls.ts";
import { setFlashMessage } from "../system/flash-message.ts";

export const adminLogout = new Hono<Env>().post("/admin/logout", async (c) => {
  await endAdminSession(c);
  clearAdminCookie(c);
  forgetPages(c);
  setFlashMessage(c, "logged-out");
  return c.redirect(urls.adminLogin(), 303);
});
