import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { mailedCode } from "../../components/accounts/account-fields.ts";
import { MailedCode } from "../../components/accounts/ConfirmEmailNotice.tsx";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { ContactText } from "../../components/shell/ContactText.tsx";
import { MailSent, NeedsMail, useSendsEmail } from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { PostButton } from "../../components/shell/PostButton.tsx";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { confirmMailbox, mailCodeAgain } from "../../domain/accounts/confirm-mailbox.ts";
import type { Env } from "../../env.ts";
import { fail, failures } from "../../errors.ts";
import { landingOf } from "../../middleware/accounts/account.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import * as routes from "../../routes.ts";
import { MailboxCode, type User } from "../../shared/accounts/account.ts";
import { say } from "../../shared/say.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { signedInMeta } from "./signed-in-frame.tsx";

const wrong = () => [{ path: "code", message: say(failures.wrongCode[1]) }];

export const confirmEmailPage = new Hono<Env>()
  .get(routes.confirmEmail.path, (c) => page(c, untouched))
  .post(routes.confirmEmail.path, formPage(page), rateLimit, async (c) => {
    const given = { code: validForm(c, MailboxCode).code, address: c.env.address };
    if (!(await confirmMailbox(c.env, c.get("user"), given))) fail("wrongCode", { issues: wrong() });
    return c.redirect(c.var.linkTo(routes.confirmEmail), 303);
  })
  .post(routes.confirmEmailAgain.path, formPage(page), async (c) => {
    await mailCodeAgain(c.env, c.get("user"));
    return c.redirect(c.var.linkTo(routes.confirmEmail, { sent: 1 }), 303);
  });

async function page(c: Context<Env>, form: FormState) {
  const user = c.get("user");
  const isConfirmed = await isMailboxConfirmed(c.env.sql, user.id);
  const isSent = !isRefused(form) && c.req.query("sent") !== undefined;
  return renderNarrow(
    c,
    await signedInMeta(c, "confirmEmail"),
    isConfirmed ? <Confirmed user={user} /> : <Ask user={user} form={form} isSent={isSent} />,
    isRefused(form),
  );
}

/** Only an employer gets other emails. */
const leads = { employer: "confirmEmail.notice.text", candidate: "confirmEmail.notice.candidate" } as const;

function Ask({ user, form, isSent }: { user: User; form: FormState; isSent: boolean }) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  return (
    <>
      {isSent && <MailSent title={t("confirmEmail.sent.title")} text={t("confirmEmail.sent.text")} />}
      <p className="lead">
        <MailedCode email={user.email}>{t(leads[user.role])}</MailedCode>
      </p>
      <NeedsMail instead={<a href={linkTo(routes.account)}>{t("account.title")}</a>}>
        <AccountForm
          {...form}
          action={linkTo(routes.confirmEmail)}
          fields={[mailedCode()]}
          submit={t("confirmEmail.submit")}
        />
        <section>
          <h2>{t("confirmEmail.again.title")}</h2>
          <p>
            {sendsEmail && t("confirmEmail.again.spam")} {t("confirmEmail.again.text")}
          </p>
          <PostButton action={linkTo(routes.confirmEmailAgain)} className="btn btn-quiet">
            {t("confirmEmail.again.submit")}
          </PostButton>
          <p className="actions">
            <span>
              <ContactText>{t("confirmEmail.again.wrong", { email: site.contactEmail })}</ContactText>
            </span>
          </p>
          <p>
            <a href={linkTo(routes.account)}>{t("account.title")}</a>
          </p>
        </section>
      </NeedsMail>
    </>
  );
}

function Confirmed({ user }: { user: User }) {
  const linkTo = useLinkTo();
  return (
    <>
      <Notice
        kind="success"
        title={t("confirmEmail.done.title")}
        text={t("confirmEmail.done.text", { email: user.email })}
      />
      <p className="actions">
        <ButtonLink href={landingOf(linkTo, user, undefined)}>
          {t(user.role === "employer" ? "account.dashboard" : "becomeEmployer.title")}
        </ButtonLink>
        <a href={linkTo(routes.account)}>{t("account.title")}</a>
      </p>
    </>
  );
}
