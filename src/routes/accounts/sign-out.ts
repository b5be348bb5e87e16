import { Hono } from "hono";
import type { Env } from "../../env.ts";
import { endSession } from "../../middleware/accounts/account.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import { urls } from "../../shared/urls.ts";

export const signOut = new Hono<Env>().post("/sign-out", async (c) => {
  await endSession(c);
  forgetPages(c);
  return c.redirect(urls.home(), 303);
});
