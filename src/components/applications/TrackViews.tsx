import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import type { Issue } from "../../shared/issues.ts";
import { linkTo } from "../../shared/link.ts";
import { AccountForm } from "../accounts/AccountForm.tsx";
import type { AccountField } from "../accounts/account-fields.ts";
import { Notice } from "../shell/Notice.tsx";

/** As it was sent, and what is wrong with it. */
export interface TrackForm {
  values: Partial<Record<string, string>>;
  issues: Issue[];
  refusal?: { message: string };
}

const askFields: AccountField[] = [
  {
    name: "reference",
    label: t("track.reference"),
    hint: t("track.reference.hint"),
    type: "text",
    autoComplete: "off",
    autoCapitalize: "characters",
  },
  {
    name: "email",
    label: t("track.email"),
    hint: t("track.email.hint"),
    type: "email",
    autoComplete: "email",
  },
];

export const codeField: AccountField = {
  name: "code",
  label: t("track.code.label"),
  hint: t("track.code.hint"),
  type: "text",
  autoComplete: "one-time-code",
  inputMode: "numeric",
};

export function AskCodeView(form: TrackForm) {
  return (
    <div className="narrow page">
      <h1>{t("track.title")}</h1>
      <p className="lead">{t("track.lead")}</p>
      <AccountForm {...form} action={linkTo(routes.track)} fields={askFields} submit={t("track.submit")} />
      <p className="meta">{t("track.link")}</p>
    </div>
  );
}

/** The same for everybody who asked, whether there was anything to send a code for or not. */
export function EnterCodeView(form: TrackForm) {
  const isFirst = form.issues.length === 0 && !form.refusal;
  return (
    <div className="narrow page">
      <h1>{t("track.code.title")}</h1>
      {isFirst && (
        <Notice kind="success" title={t("track.code.sent.title")} text={t("track.code.sent.text")} />
      )}
      <AccountForm
        {...form}
        values={{}}
        action={linkTo(routes.trackCode)}
        fields={[codeField]}
        submit={t("track.code.submit")}
      />
      <p className="actions">
        <a href={linkTo(routes.track)}>{t("track.code.again")}</a>
      </p>
    </div>
  );
}
