import { type Context, Hono } from "hono";
import { Fact } from "../../../islands/lib/Fact.tsx";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { NameMark } from "../../../islands/lib/NameMark.tsx";
import { AccountForm } from "../../components/accounts/AccountForm.tsx";
import { currentPassword, newPassword } from "../../components/accounts/account-fields.ts";
import { ConfirmEmailNotice } from "../../components/accounts/ConfirmEmailNotice.tsx";
import { ButtonLink, QuietLink } from "../../components/shell/ButtonLink.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { isMailboxConfirmed } from "../../db/accounts/mailboxes.ts";
import { changePassword } from "../../domain/accounts/change-password.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { beginSession } from "../../middleware/accounts/account.ts";
import { newPasswordIssues } from "../../middleware/accounts/new-password.ts";
import { passwordTurn } from "../../middleware/accounts/password-turn.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import { ChangePassword, type User } from "../../shared/accounts/account.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { signedInMeta } from "./signed-in-frame.tsx";

const wrong = () => [{ path: "currentPassword", message: t("account.changePassword.wrong") }];

export const accountPage = new Hono<Env>()
  .get(routes.account.path, (c) => page(c, untouched))
  .post(routes.account.path, formPage(page), passwordTurn, async (c) => {
    const passwords = validForm(c, ChangePassword, newPasswordIssues);
    const changed =
      (await changePassword(c.env, c.get("user").id, passwords)) ?? fail("wrongSignIn", { issues: wrong() });
    await beginSession(c, changed);
    return c.redirect(c.var.linkTo(routes.account, { changed: 1 }), 303);
  });

async function page(c: Context<Env>, form: FormState) {
  const user = c.get("user");
  const isConfirmed = await isMailboxConfirmed(c.env.sql, user.id);
  const changed = !isRefused(form) && c.req.query("changed") !== undefined;
  return renderNarrow(
    c,
    await signedInMeta(c, "account"),
    <Account user={user} isConfirmed={isConfirmed} form={form} changed={changed} />,
    isRefused(form),
  );
}

interface Props {
  user: User;
  /** The owner of the account has confirmed its mailbox. */
  isConfirmed: boolean;
  form: FormState;
  changed: boolean;
}

function Account({ user, isConfirmed, form, changed }: Props) {
  const linkTo = useLinkTo();
  return (
    <>
      {changed && (
        <Notice kind="success" title={t("account.changed.title")} text={t("account.changed.text")} />
      )}
      {!isConfirmed && <ConfirmEmailNotice email={user.email} about={user.role} />}
      <Facts user={user} isConfirmed={isConfirmed} />
      <div className="split">
        <section>
          <h2>{t("account.changePassword.title")}</h2>
          <div>
            <p>{t("account.changePassword.text")}</p>
            <AccountForm
              {...form}
              action={linkTo(routes.account)}
              fields={[currentPassword(), newPassword()]}
              submit={t("account.changePassword.submit")}
              username={user.email}
              isQuiet={!isConfirmed || user.role !== "employer"}
            />
          </div>
        </section>
        <section>
          <h2>{t("accountDeletion.title")}</h2>
          <div>
            <p>{t("accountDeletion.link.text")}</p>
            <p>
              <a href={linkTo(routes.accountDeletion)}>{t("accountDeletion.link")}</a>
            </p>
          </div>
        </section>
      </div>
    </>
  );
}

function Facts({ user, isConfirmed }: Pick<Props, "user" | "isConfirmed">) {
  const linkTo = useLinkTo();
  const isEmployer = user.role === "employer";
  // The button of the notice above comes first.
  const RegisterLink = isConfirmed ? ButtonLink : QuietLink;
  const [mailbox, host] = user.email.split("@");
  return (
    <>
      <div className="account-who">
        <NameMark name={`${user.firstName} ${user.lastName}`} isPerson />
        <dl>
          <Fact term={t("account.name")}>{`${user.firstName} ${user.lastName}`}</Fact>
          <Fact term={t("account.email")}>
            {mailbox}
            <wbr />@{host}
          </Fact>
          <Fact term={t("account.role")}>{t(`account.role.${user.role}`)}</Fact>
        </dl>
      </div>
      <p className="actions">
        {isEmployer ? (
          <QuietLink href={linkTo(routes.employerDashboard)}>{t("account.dashboard")}</QuietLink>
        ) : (
          <RegisterLink href={linkTo(routes.becomeEmployer)}>{t("becomeEmployer.title")}</RegisterLink>
        )}
      </p>
    </>
  );
}
