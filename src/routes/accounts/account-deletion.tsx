import { type Context, Hono } from "hono";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { AccountForm, Problems } from "../../components/accounts/AccountForm.tsx";
import { password } from "../../components/accounts/account-fields.ts";
import { accountMeta } from "../../components/accounts/account-meta.ts";
import { ButtonLink } from "../../components/shell/ButtonLink.tsx";
import { useSendsEmail } from "../../components/shell/NeedsMail.tsx";
import { Notice } from "../../components/shell/Notice.tsx";
import { t } from "../../content/words.ts";
import { eraseAccount } from "../../domain/accounts/erase-account.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { endSession } from "../../middleware/accounts/account.ts";
import { passwordTurn } from "../../middleware/accounts/password-turn.ts";
import { forgetPages } from "../../middleware/forget-pages.ts";
import { type FormState, formPage, untouched, validForm } from "../../middleware/form-page.ts";
import * as routes from "../../routes.ts";
import { ConfirmedErasure, type User } from "../../shared/accounts/account.ts";
import { isRefused, renderNarrow } from "../system/render-narrow.tsx";
import { signedInMeta } from "./signed-in-frame.tsx";

const current = () => ({ ...password(), label: t("account.password.current") });
const wrong = () => [{ path: "password", message: t("account.changePassword.wrong") }];

export const accountDeletionPage = new Hono<Env>()
  .get(routes.accountDeletion.path, (c) => page(c, untouched))
  .post(routes.accountDeletion.path, formPage(page), passwordTurn, async (c) => {
    const { password } = validForm(c, ConfirmedErasure);
    const user = c.get("user");
    if (!(await eraseAccount(c.env, user, password))) fail("wrongSignIn", { issues: wrong() });
    await endSession(c);
    forgetPages(c);
    const employer = user.role === "employer" ? 1 : undefined;
    return c.redirect(c.var.linkTo(routes.accountDeleted, { employer }), 303);
  })
  .get(routes.accountDeleted.path, (c) => {
    const meta = { ...accountMeta("accountDeletion"), title: t("accountDeletion.done.title") };
    return renderNarrow(
      c,
      meta,
      <>
        <Gone isEmployer={c.req.query("employer") === "1"} />
        <p className="actions">
          <ButtonLink href={c.var.linkTo(routes.home)}>{t("errors.home")}</ButtonLink>
        </p>
      </>,
    );
  });

async function page(c: Context<Env>, form: FormState) {
  return renderNarrow(
    c,
    await signedInMeta(c, "accountDeletion"),
    <DeleteAccount user={c.get("user")} form={form} />,
    isRefused(form),
  );
}

/** Says what the site deletes and what stays, and asks for the password and a tick first. */
function DeleteAccount({ user, form }: { user: User; form: FormState }) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  return (
    <>
      <Problems {...form} />
      <Notice kind="warning">
        <strong>{t("accountDeletion.lead")}</strong>
      </Notice>
      <h2>{t("accountDeletion.goes.title")}</h2>
      <ul>
        <li>{t("accountDeletion.goes.person")}</li>
        <li>{t("accountDeletion.goes.sessions")}</li>
        {user.role === "employer" && <li>{t("accountDeletion.goes.company")}</li>}
      </ul>
      {user.role === "employer" && (
        <>
          <h2>{t("accountDeletion.jobs.title")}</h2>
          <ul>
            <li>{t("accountDeletion.jobs.close")}</li>
            <li>{t("accountDeletion.jobs.applications")}</li>
            <li>
              {sendsEmail && `${t("accountDeletion.jobs.mailed")} `}
              {t("accountDeletion.jobs.candidates")}
            </li>
          </ul>
        </>
      )}
      <h2>{t("accountDeletion.stays.title")}</h2>
      <ul>
        <li>{t("accountDeletion.stays.log")}</li>
        <li>{t("accountDeletion.stays.applications")}</li>
      </ul>
      <section>
        <AccountForm
          {...form}
          action={linkTo(routes.accountDeletion)}
          fields={[current()]}
          tick={{ name: "confirm", label: t("accountDeletion.confirm") }}
          submit={t("accountDeletion.submit")}
          username={user.email}
          danger
          isTold
        />
      </section>
      <p className="actions">
        <a href={linkTo(routes.account)}>{t("accountDeletion.keep")}</a>
      </p>
    </>
  );
}

/** The account is gone, so the address says whether it was an employer's. */
function Gone({ isEmployer }: { isEmployer: boolean }) {
  const told = useSendsEmail() ? ` ${t("accountDeletion.done.mailed")}` : "";
  return (
    <p className="lead">
      {t("accountDeletion.done.text") + told}
      {isEmployer && ` ${t("accountDeletion.done.employer")}`}
    </p>
  );
}
