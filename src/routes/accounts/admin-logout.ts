import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { clearAdminCookie, endAdminSession } from "../../middleware/accounts/admin.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";
import { setFlashMessage } from "../system/flash-message.ts";

export const adminLogout = new Hono<Env>().post(routes.adminLogout.path, async (c) => {
  await endAdminSession(c);
  clearAdminCookie(c);
  forgetPages(c);
  setFlashMessage(c, "logged-out");
  return c.redirect(linkTo(routes.adminLogin), 303);
});
