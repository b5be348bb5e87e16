import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { endSession } from "../../middleware/accounts/account.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import * as routes from "../../routes.ts";
import { linkTo } from "../../shared/link.ts";

export const signOut = new Hono<Env>().post(routes.signOut.path, async (c) => {
  await endSession(c);
  forgetPages(c);
  return c.redirect(linkTo(routes.home), 303);
});
