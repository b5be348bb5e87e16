import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { email } from "../../components/accounts/account-fields.ts";
import { accountMeta } from "../../components/accounts/account-meta.ts";
import { MailOff, MailSent, NeedsMail } from "../../components/shell/NeedsMail.tsx";
import { t } from "../../content/words.ts";
import { askPasswordReset } from "../../domain/accounts/reset-password.ts";
import type { Env } from "../../env.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { AskReset } from "../../shared/accounts/account.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";

export const forgotPasswordPage = new Hono<Env>()
  .get(routes.forgotPassword.path, (c) => page(c, untouched))
  .post(routes.forgotPassword.path, formPage(page), rateLimit, async (c) => {
    await askPasswordReset(c.env, validForm(c, AskReset).email);
    // The answer to an unknown address is the same.
    return page(c, untouched, true);
  });

function page(c: Context<Env>, form: FormState, sent = false) {
  return renderNarrow(c, accountMeta("forgotPassword"), sent ? <Sent /> : <Ask {...form} />, isRefused(form));
}

function Ask(form: FormState) {
  const linkTo = useLinkTo();
  return (
    <>
      <NeedsMail instead={<MailOff />}>
        <p className="lead">{t("forgotPassword.lead")}</p>
        <AccountForm
          {...form}
          action={linkTo(routes.forgotPassword)}
          fields={[email()]}
          submit={t("forgotPassword.submit")}
        />
      </NeedsMail>
      <BackToSignIn />
    </>
  );
}

function Sent() {
  return (
    <>
      <MailSent title={t("forgotPassword.sent.title")} text={t("forgotPassword.sent.text")} />
      <BackToSignIn />
    </>
  );
}

function BackToSignIn() {
  const linkTo = useLinkTo();
  return (
    <p className="actions">
      <a href={linkTo(routes.signIn)}>{t("forgotPassword.back")}</a>
    </p>
  );
}
