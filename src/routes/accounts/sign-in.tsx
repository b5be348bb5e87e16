import { type Context, Hono, type Next } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { email, password } from "../../components/accounts/account-fields.ts";
import { accountMeta } from "../../components/accounts/account-meta.ts";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { signIn } from "../../domain/accounts/sign-in.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import {
  beginSession,
  endSession,
  localPath,
  signInGuess,
  visitorsOnly,
} from "../../middleware/accounts/account.ts";
import { keptValues, mayKeep, sendAgain } from "../../middleware/accounts/kept-form.ts";
import { passwordTurn } from "../../middleware/accounts/password-turn.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import { SignIn } from "../../shared/accounts/account.ts";
import { landingAfter } from "../employers/employer-path.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";

export const signInPage = new Hono<Env>()
  .get(routes.signIn.path, visitorsOnly, (c) =>
    page(c, { ...untouched, values: { next: c.req.query("next") } }),
  )
  .post(routes.signIn.path, formPage(page), showKept, passwordTurn, async (c) => {
    const guess = await signInGuess(c, validForm(c, SignIn));
    const signedIn = (await signIn(c.env, guess)) ?? fail("wrongSignIn");
    await beginSession(c, signedIn);
    const { next, kept } = c.get("form");
    const landing = landingAfter(c.var.linkTo, signedIn.user, next);
    return c.redirect(landing, kept && landing === next && mayKeep(next) ? sendAgain : 303);
  });

/** The browser brings a form whose session had ended here, as it was sent. This is no attempt to sign in. */
async function showKept(c: Context<Env>, next: Next) {
  const values = c.get("form");
  if (values.email !== undefined || !mayKeep(c.req.query("next"))) return next();
  c.status(401);
  return page(c, { ...untouched, values: { ...values, next: c.req.query("next") } });
}

function page(c: Context<Env>, form: FormState) {
  return renderNarrow(c, accountMeta("signIn"), <SignInView {...form} />, isRefused(form));
}

function SignInView(form: FormState) {
  const linkTo = useLinkTo();
  const next = localPath(form.values.next);
  const kept = keptValues({ ...form.values, next });
  return (
    <>
      <p className="lead">{next ? t("signIn.next") : t("signIn.lead")}</p>
      {kept.kept && <Notice kind="info" text={t("signIn.kept")} />}
      <AccountForm
        {...form}
        action={linkTo(routes.signIn)}
        fields={[email(), password()]}
        submit={t("signIn.submit")}
        refusedAt={form.refusal?.code === "wrongSignIn" ? "password" : undefined}
        help={{ href: linkTo(routes.forgotPassword), text: t("signIn.forgot") }}
        hidden={{ ...kept, next }}
      />
      <p className="actions">
        {t("signIn.none")} <a href={linkTo(routes.signUp, { next })}>{t("signUp.title")}</a>
      </p>
      <p className="actions">
        {t("signIn.applied")} <a href={linkTo(routes.track)}>{t("track.title")}</a>
      </p>
    </>
  );
}

export const signOut = new Hono<Env>().post(routes.signOut.path, async (c) => {
  await endSession(c);
  forgetPages(c);
  return c.redirect(c.var.linkTo(routes.home), 303);
});
