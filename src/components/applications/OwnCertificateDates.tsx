import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { certificateFields, validUntilName } from "../../shared/applications/added-certificate.ts";
import type { Issue } from "../../shared/issues.ts";
import { useSendsEmail } from "../shell/NeedsMail.tsx";
import { Notice } from "../shell/Notice.tsx";
import { ownDocumentLabel } from "./own-document-label.ts";

/** The answer to dates that were just sent. */
export interface DatesOutcome {
  isSaved?: boolean;
  issues?: readonly Issue[];
  values?: Record<string, string>;
}

interface Props {
  application: OwnApplication;
  token: string;
  outcome: DatesOutcome;
}

/** The form for the last days of the certificates that were uploaded. */
export function OwnCertificateDates({ application, token, outcome }: Props) {
  const linkTo = useLinkTo();
  const sendsEmail = useSendsEmail();
  const { isSaved = false, issues = [], values } = outcome;
  const fields = certificateFields.filter((field) => field in application.validUntil);
  if (fields.length === 0) return null;
  return (
    <section id="certificate-dates">
      <h3>{t("certificateDates.title")}</h3>
      {isSaved && <Notice kind="success" text={t("certificateDates.done")} />}
      <p>
        {t(application.hasEmployer ? "certificateDates.text" : "certificateDates.text.us")}{" "}
        {sendsEmail && t("certificateDates.mail")}
      </p>
      <form method="post" action={linkTo(routes.applicationCertificateDates, { token })}>
        {fields.map((field) => {
          const name = validUntilName(field);
          const message = issues.find(({ path }) => path === name)?.message;
          return (
            <Question
              key={name}
              name={name}
              label={t("certificateDates.label", { document: ownDocumentLabel(field, application) })}
              message={message}
            >
              <input
                type="date"
                id={name}
                name={name}
                autoComplete="off"
                aria-describedby={describedBy(name, false, message)}
                aria-invalid={message ? true : undefined}
                defaultValue={values?.[name] ?? application.validUntil[field] ?? ""}
              />
            </Question>
          );
        })}
        <button type="submit" className="btn btn-quiet">
          {t("certificateDates.submit")}
        </button>
      </form>
    </section>
  );
}
