import { Hono } from "hono";
import { markEmployer } from "../../db/accounts/users.ts";
import { changePassword } from "../../domain/accounts/change-password.ts";
import { confirmMailbox, mailCodeAgain } from "../../domain/accounts/confirm-mailbox.ts";
import { eraseAccount } from "../../domain/accounts/erase-account.ts";
import { askPasswordReset, resetPassword } from "../../domain/accounts/reset-password.ts";
import { signIn } from "../../domain/accounts/sign-in.ts";
import { signUp } from "../../domain/accounts/sign-up.ts";
import type { Env } from "../../env.ts";
import { fail, failures } from "../../errors.ts";
import { beginSession, endSession, keepRole, signInGuess } from "../../middleware/accounts/account.ts";
import { newPasswordIssues } from "../../middleware/accounts/new-password.ts";
import { passwordTurn } from "../../middleware/accounts/password-turn.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import {
  AskReset,
  ChangePassword,
  EraseAccount,
  MailboxCode,
  ResetPassword,
  SignIn,
  SignUp,
} from "../../shared/accounts/account.ts";
import { Nothing } from "../../shared/empty-body.ts";
import { say } from "../../shared/say.ts";

const wrongCode = () => [{ path: "code", message: say(failures.wrongCode[1]) }];

export const auth = new Hono<Env>()
  .post(
    routes.apiSignUp.path,
    rateLimit,
    ...validJson(SignUp, newPasswordIssues),
    passwordTurn,
    async (c) => {
      const signedUp =
        (await signUp(c.env, { ...c.req.valid("json"), language: c.var.locale })) ?? fail("emailTaken");
      await beginSession(c, signedUp);
      return c.json(signedUp.user, 201);
    },
  )
  .post(routes.apiSignIn.path, ...validJson(SignIn), passwordTurn, async (c) => {
    const guess = await signInGuess(c, c.req.valid("json"));
    const signedIn = (await signIn(c.env, guess)) ?? fail("wrongSignIn");
    await beginSession(c, signedIn);
    return c.json(signedIn.user);
  })
  .post(routes.apiSignOut.path, ...validJson(Nothing), async (c) => {
    await endSession(c);
    forgetPages(c);
    return c.json({ success: true });
  })
  .get(routes.apiUser.path, (c) => c.json(c.get("user")))
  .post(routes.apiConfirmEmail.path, rateLimit, ...validJson(MailboxCode), async (c) => {
    const given = { code: c.req.valid("json").code, address: c.env.address };
    if (!(await confirmMailbox(c.env, c.get("user"), given))) fail("wrongCode", { issues: wrongCode() });
    return c.json(c.get("user"));
  })
  .post(routes.apiConfirmEmailAgain.path, ...validJson(Nothing), async (c) => {
    await mailCodeAgain(c.env, c.get("user"));
    return c.json(c.get("user"));
  })
  .post(routes.apiBecomeEmployer.path, ...validJson(Nothing), async (c) => {
    const employer = (await markEmployer(c.env.sql, c.get("user").id)) ?? fail("signInRequired");
    keepRole(c, employer);
    return c.json(employer);
  })
  .post(routes.apiPassword.path, ...validJson(ChangePassword, newPasswordIssues), passwordTurn, async (c) => {
    const changed =
      (await changePassword(c.env, c.get("user").id, c.req.valid("json"))) ?? fail("wrongSignIn");
    await beginSession(c, changed);
    return c.json({ success: true });
  })
  .post(routes.apiDeletion.path, ...validJson(EraseAccount), passwordTurn, async (c) => {
    if (!(await eraseAccount(c.env, c.get("user"), c.req.valid("json").password))) fail("wrongSignIn");
    await endSession(c);
    forgetPages(c);
    return c.json({ success: true });
  })
  .post(routes.apiForgotPassword.path, rateLimit, ...validJson(AskReset), async (c) => {
    await askPasswordReset(c.env, c.req.valid("json").email);
    // The answer to an unknown address is the same.
    return c.json({ success: true }, 202);
  })
  .post(
    routes.apiResetPassword.path,
    rateLimit,
    ...validJson(ResetPassword, newPasswordIssues),
    passwordTurn,
    async (c) => {
      const { token, password } = c.req.valid("json");
      const reset = await resetPassword(c.env.sql, token, password);
      await beginSession(c, reset);
      return c.json({ success: true });
    },
  );
