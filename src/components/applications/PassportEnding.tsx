import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import type { OwnApplication } from "../../db/applications/candidate-view.ts";
import * as routes from "../../routes.ts";
import { isEnding } from "../../shared/applications/expiry-stage.ts";
import { personalFields } from "../../shared/applying/application-fields.ts";
import { documentFields, documentLabel, typeNames } from "../../shared/applying/document-fields.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { longDate } from "../../shared/format.ts";
import type { Issue } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";
import { Notice } from "../shell/Notice.tsx";

/** The answer to a new passport that was just sent. */
export interface PassportOutcome {
  isRenewed?: boolean;
  issues?: readonly Issue[];
  values?: Record<string, string>;
}

interface Props {
  application: OwnApplication;
  token: string;
  outcome: PassportOutcome;
  now: Date;
}

/** Candidates of open applications see it from the last 60 days of their passport until they renew it. */
export function PassportEnding({ application: { details }, token, outcome, now }: Props) {
  if (outcome.isRenewed) return <Notice kind="success" text={t("passportEnding.done")} />;
  const today = dayOf(now);
  if (!details || !isEnding(details.passportExpiry, today)) return null;
  const title = details.passportExpiry < today ? "passportEnding.expired" : "passportEnding.title";
  return (
    <Notice kind="warning" title={t(title, { date: longDate(details.passportExpiry) })}>
      <p>{t("passportEnding.text")}</p>
      <details id="passport" open={Boolean(outcome.issues?.length)}>
        <summary>{t("passportEnding.renew")}</summary>
        <RenewalForm token={token} outcome={outcome} />
      </details>
    </Notice>
  );
}

function RenewalForm({ token, outcome: { issues = [], values = {} } }: Pick<Props, "token" | "outcome">) {
  const linkTo = useLinkTo();
  const { accept, acceptedTypes } = documentFields.passportCopyUrl;
  const control = (name: string) => {
    const message = issues.find(({ path }) => path === name)?.message;
    const invalid = message ? true : undefined;
    return { message, field: { id: name, name, required: true, "aria-invalid": invalid } as const };
  };
  const number = control("passportNumber");
  const expiry = control("passportExpiry");
  const file = control("passportCopy");
  const hint = t("passportEnding.copy.hint", { types: typeNames(acceptedTypes) });
  return (
    <form method="post" encType="multipart/form-data" action={linkTo(routes.applicationPassport, { token })}>
      <Question
        name="passportNumber"
        label={say(personalFields.passportNumber.label)}
        message={number.message}
      >
        <input
          {...number.field}
          type="text"
          autoComplete="off"
          aria-describedby={describedBy("passportNumber", false, number.message)}
          defaultValue={values.passportNumber}
        />
      </Question>
      <Question
        name="passportExpiry"
        label={say(personalFields.passportExpiry.label)}
        message={expiry.message}
      >
        <input
          {...expiry.field}
          type="date"
          autoComplete="off"
          aria-describedby={describedBy("passportExpiry", false, expiry.message)}
          defaultValue={values.passportExpiry}
        />
      </Question>
      <Question
        name="passportCopy"
        label={documentLabel("passportCopyUrl")}
        hint={hint}
        message={file.message}
      >
        <input
          {...file.field}
          type="file"
          accept={accept}
          aria-describedby={describedBy("passportCopy", true, file.message)}
        />
      </Question>
      <button type="submit">{t("passportEnding.submit")}</button>
    </form>
  );
}
