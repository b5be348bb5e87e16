import { type Context, Hono } from "hono";
import AdminLogin, { type Problem } from "../../../islands/AdminLogin.tsx";
import { Island } from "../../components/shell/Island.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { admitAdministrator } from "../../domain/accounts/admit-administrator.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import {
  adminGuess,
  endAdminSession,
  isAdmin,
  setAdminCookies,
  wrongAdminLogin,
} from "../../middleware/accounts/admin.ts";
import { readForm } from "../../middleware/forms.ts";
import * as routes from "../../routes.ts";
import { AdminLogin as Login } from "../../shared/accounts/admin.ts";
import { isFlashMessage, setFlashMessage } from "../system/flash-message.ts";
import { renderSignedOut } from "../system/render-admin.tsx";

export const adminLoginPage = new Hono<Env>()
  .get(routes.adminLogin.path, async (c) =>
    (await isAdmin(c)) ? c.redirect(c.var.linkTo(routes.adminApplications), 303) : page(c),
  )
  .post(routes.adminLogin.path, async (c) => {
    const form = await readForm(c);
    const login = Login.safeParse({ password: form.get("password") ?? "", code: form.get("code") ?? "" });
    const token = login.success && (await admit(c, login.data));
    if (token instanceof Failure) return refused(c, token);
    if (!token) {
      c.status(401);
      return page(c, { message: wrongAdminLogin(c), isRefused: true });
    }
    await setAdminCookies(c, token);
    setFlashMessage(c, "logged-in");
    return c.redirect(c.var.linkTo(routes.adminApplications), 303);
  });

/**
 * Returns the token of a session, undefined for a wrong password or code, or the failure that kept the site from
 * checking them.
 */
async function admit(c: Context<Env>, login: Login): Promise<string | undefined | Failure> {
  try {
    return await admitAdministrator(c.env, await adminGuess(c, login));
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

function refused(c: Context<Env>, { status, message, retryAfterSeconds }: Failure) {
  c.status(status);
  if (retryAfterSeconds) c.header("Retry-After", String(retryAfterSeconds));
  return page(c, { message, isRefused: false });
}

function page(c: Context<Env>, problem?: Problem) {
  const loggedOut = isFlashMessage(c, "logged-out");
  return renderSignedOut(
    c,
    t("admin.login.title"),
    <>
      {loggedOut && (
        <Notice kind="success" title={t("admin.loggedOut.title")} text={t("admin.loggedOut.text")} />
      )}
      <Island
        of={AdminLogin}
        when="load"
        props={{
          ...(problem && { problem }),
          withCode: Boolean(c.env.settings.adminTotpSecret),
          invalid: wrongAdminLogin(c),
        }}
      />
    </>,
  );
}

export const adminLogout = new Hono<Env>().post(routes.adminLogout.path, async (c) => {
  await endAdminSession(c);
  setFlashMessage(c, "logged-out");
  return c.redirect(c.var.linkTo(routes.adminLogin), 303);
});
