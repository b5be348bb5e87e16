import { type Context, Hono } from "hono";
import { accountMeta } from "../../components/accounts/account-meta.ts";
import { DeleteAccountView } from "../../components/accounts/DeleteAccountView.tsx";
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
import { ConfirmedErasure } from "../../shared/accounts/account.ts";
import { linkTo } from "../../shared/link.ts";

const wrong = [{ path: "password", message: t("account.changePassword.wrong") }];

export const accountDeletionPage = new Hono<Env>()
  .get(routes.accountDeletion.path, (c) => page(c, untouched))
  .post(routes.accountDeletion.path, formPage(page), passwordTurn, async (c) => {
    const { password } = validForm(c, ConfirmedErasure);
    if (!(await eraseAccount(c.env, c.get("user"), password))) fail("wrongSignIn", { issues: wrong });
    await endSession(c);
    forgetPages(c);
    return c.redirect(linkTo(routes.accountDeleted), 303);
  })
  .get(routes.accountDeleted.path, (c) =>
    c.render(
      <div className="narrow page">
        <h1>{t("accountDeletion.done.title")}</h1>
        <Notice kind="success" text={t("accountDeletion.done.text")} />
      </div>,
      accountMeta(t("accountDeletion.done.title"), t("accountDeletion.meta.description"), false),
    ),
  );

function page(c: Context<Env>, form: FormState) {
  const refused = form.issues.length > 0 || form.refusal !== undefined;
  return c.render(
    <DeleteAccountView user={c.get("user")} form={form} />,
    accountMeta(t("accountDeletion.title"), t("accountDeletion.meta.description"), refused),
  );
}
