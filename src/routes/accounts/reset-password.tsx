import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { newPassword } from "../../components/accounts/account-fields.ts";
import { accountMeta } from "../../components/accounts/account-meta.ts";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { resetPassword } from "../../domain/accounts/reset-password.ts";
import type { Env } from "../../env.ts";
import { beginSession } from "../../middleware/accounts/account.ts";
import { newPasswordIssues } from "../../middleware/accounts/new-password.ts";
import { passwordTurn } from "../../middleware/accounts/password-turn.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { keepToken } from "../../middleware/keep-address.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { ResetPassword } from "../../shared/accounts/account.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";

export const resetPasswordPage = new Hono<Env>()
  .use(routes.resetPassword.path, keepToken)
  .get(routes.resetPassword.path, (c) => page(c, { ...untouched, values: { token: c.req.query("token") } }))
  .post(routes.resetPassword.path, formPage(page), rateLimit, passwordTurn, async (c) => {
    const { token, password } = validForm(c, ResetPassword, newPasswordIssues);
    const reset = await resetPassword(c.env.sql, token, password);
    await beginSession(c, reset);
    return c.redirect(c.var.linkTo(routes.account, { changed: 1 }), 303);
  });

function page(c: Context<Env>, form: FormState) {
  return renderNarrow(c, accountMeta("resetPassword"), <ResetPasswordView {...form} />, isRefused(form));
}

function ResetPasswordView(form: FormState) {
  const linkTo = useLinkTo();
  const { token } = form.values;
  if (!token) return <DeadLink reason={t("resetPassword.incomplete")} />;
  if (form.refusal?.code === "linkUsed") return <DeadLink reason={form.refusal.message} />;
  return (
    <>
      <p className="lead">{t("resetPassword.lead")}</p>
      <AccountForm
        {...form}
        action={linkTo(routes.resetPassword)}
        fields={[newPassword()]}
        submit={t("resetPassword.submit")}
        hidden={{ token }}
      />
    </>
  );
}

function DeadLink({ reason }: { reason: string }) {
  const linkTo = useLinkTo();
  return (
    <>
      <Notice kind="error" text={reason} />
      <p className="actions">
        <ButtonLink href={linkTo(routes.forgotPassword)}>{t("resetPassword.again")}</ButtonLink>
      </p>
    </>
  );
}
