import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Issue } from "../../shared/issues.ts";
import { linkTo } from "../../shared/link.ts";
import { AccountForm } from "../accounts/AccountForm.tsx";
import type { AccountField } from "../accounts/account-fields.ts";
import { Notice } from "../shell/Notice.tsx";

/** As it was sent, and what is wrong with it. */
interface Form {
  values: Partial<Record<string, string>>;
  issues: Issue[];
  refusal?: { message: string };
}

const email: AccountField = {
  name: "email",
  label: t("elsewhere.email"),
  type: "email",
  autoComplete: "email",
};

/** The form again, with what is wrong. */
export function DraftLinkView(form: Form) {
  return (
    <div className="narrow page">
      <h1>{t("elsewhere.title")}</h1>
      <p className="lead">{t("elsewhere.text")}</p>
      <AccountForm
        {...form}
        action={linkTo(routes.applyContinue)}
        fields={[email]}
        submit={t("elsewhere.submit")}
      />
      <BackToApplication />
    </div>
  );
}

export function DraftLinkSentView({ address }: { address: string }) {
  return (
    <div className="narrow page">
      <h1>{t("elsewhere.title")}</h1>
      <Notice
        kind="success"
        title={t("elsewhere.sent.title")}
        text={t("elsewhere.sent.text", { email: address })}
      />
      <BackToApplication />
    </div>
  );
}

export function NothingSavedView() {
  return (
    <div className="narrow page">
      <h1>{t("elsewhere.title")}</h1>
      <Notice kind="warning" text={t("elsewhere.nothing")} />
      <BackToApplication />
    </div>
  );
}

const BackToApplication = () => (
  <p className="actions">
    <a href={linkTo(routes.apply)}>{t("elsewhere.back")}</a>
  </p>
);
