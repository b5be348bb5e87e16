import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { chosenPassword, email, firstName, lastName } from "../../components/accounts/account-fields.ts";
import { accountMeta } from "../../components/accounts/account-meta.ts";
import { t } from "../../content/words.ts";
import { signUp } from "../../domain/accounts/sign-up.ts";
import type { Env } from "../../env.ts";
import { fail, failures } from "../../errors.ts";
import { beginSession, localPath, visitorsOnly } from "../../middleware/accounts/account.ts";
import { newPasswordIssues } from "../../middleware/accounts/new-password.ts";
import { passwordTurn } from "../../middleware/accounts/password-turn.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { SignUp } from "../../shared/accounts/account.ts";
import { say } from "../../shared/say.ts";
import { landingAfter } from "../employers/employer-path.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";

const fields = () => [
  firstName(),
  lastName(),
  { ...email(), hint: t("signUp.email.hint") },
  chosenPassword(),
];
const taken = () => [{ path: "email", message: say(failures.emailTaken[1]) }];

export const signUpPage = new Hono<Env>()
  .get(routes.signUp.path, visitorsOnly, (c) =>
    page(c, { ...untouched, values: { next: c.req.query("next") } }),
  )
  .post(routes.signUp.path, formPage(page), rateLimit, passwordTurn, async (c) => {
    const given = { ...validForm(c, SignUp, newPasswordIssues), language: c.var.locale };
    const signedUp = (await signUp(c.env, given)) ?? fail("emailTaken", { issues: taken() });
    await beginSession(c, signedUp);
    return c.redirect(landingAfter(c.var.linkTo, signedUp.user, c.get("form").next), 303);
  });

function page(c: Context<Env>, form: FormState) {
  return renderNarrow(c, accountMeta("signUp"), <SignUpView {...form} />, isRefused(form));
}

function SignUpView(form: FormState) {
  const linkTo = useLinkTo();
  const next = localPath(form.values.next);
  return (
    <>
      <p className="lead">{t("signUp.lead")}</p>
      <AccountForm
        {...form}
        action={linkTo(routes.signUp)}
        fields={fields()}
        submit={t("signUp.submit")}
        hidden={{ next }}
      />
      <p className="actions">
        {t("signUp.have")} <a href={linkTo(routes.signIn, { next })}>{t("signIn.title")}</a>
      </p>
      <p className="actions meta">
        {t("signUp.privacy")} <a href={linkTo(routes.privacy)}>{t("footer.privacy")}</a>
      </p>
    </>
  );
}
