import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Env } from "../env.ts";
import { fail } from "../errors.ts";
import * as routes from "../routes.ts";
import { localPath, userOf } from "./accounts/account.ts";
import { isAdmin } from "./accounts/admin.ts";
import { bringsForm, sendAgain } from "./accounts/kept-form.ts";
import { recordAdminView } from "./applications/view-log.ts";
import { demandsAt, isCall } from "./route-at.ts";

export const guard = createMiddleware<Env>(async (c, next) => {
  const wanted = demandsAt(c.req.method, c.req.path)?.guard;
  if (wanted === undefined) return next();
  if (wanted === "admin") return letAdministratorIn(c, next);
  const user = await userOf(c);
  if (!user)
    return isCall(c.req.path)
      ? fail("signInRequired")
      : c.redirect(signInFor(c), bringsForm(c) ? sendAgain : 303);
  if (wanted === "employer" && user.role !== "employer")
    return isCall(c.req.path) ? fail("wrongRole") : c.redirect(c.var.linkTo(routes.becomeEmployer), 303);
  c.set("user", user);
  await next();
});

async function letAdministratorIn(c: Context<Env>, next: () => Promise<void>): Promise<Response | undefined> {
  if (!(await isAdmin(c)))
    return isCall(c.req.path) ? fail("signInRequired") : c.redirect(c.var.linkTo(routes.adminLogin), 303);
  await next();
  await recordAdminView(c);
  return undefined;
}

function signInFor(c: Context<Env>): string {
  const { pathname, search } = new URL(c.req.url);
  return c.var.linkTo(routes.signIn, { next: localPath(pathname + search) });
}
