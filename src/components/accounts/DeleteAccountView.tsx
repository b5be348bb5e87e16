import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { User } from "../../shared/accounts/account.ts";
import type { Issue } from "../../shared/issues.ts";
import { linkTo } from "../../shared/link.ts";
import { AccountForm } from "./AccountForm.tsx";
import { password } from "./account-fields.ts";

interface Props {
  user: User;
  form: {
    values: Partial<Record<string, string>>;
    issues: Issue[];
    refusal?: { message: string };
  };
}

const current = { ...password, label: t("account.password.current") };

/** Says what goes and what stays, and asks for the password and a tick before an account is deleted. */
export function DeleteAccountView({ user, form }: Props) {
  return (
    <div className="narrow page">
      <h1>{t("accountDeletion.title")}</h1>
      <p className="lead">{t("accountDeletion.lead")}</p>
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
            <li>{t("accountDeletion.jobs.candidates")}</li>
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
          fields={[current]}
          tick={{ name: "confirm", label: t("accountDeletion.confirm") }}
          submit={t("accountDeletion.submit")}
          username={user.email}
          danger
        />
      </section>
      <p className="actions">
        <a href={linkTo(routes.account)}>{t("accountDeletion.keep")}</a>
      </p>
    </div>
  );
}
