import { ErrorSummary } from "../../../islands/lib/ErrorSummary.tsx";
import { Options } from "../../../islands/lib/Options.tsx";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { reportReasons } from "../../shared/jobs/job-report.ts";
import { linkTo } from "../../shared/link.ts";
import { Notice } from "../shell/Notice.tsx";

interface Props {
  jobId: string;
  values: Partial<Record<string, string>>;
  issues: Issue[];
  refusal?: { message: string } | undefined;
}

export function ReportForm({ jobId, values, issues, refusal }: Props) {
  const messages = messagesByField(issues);
  const marks = (name: string, hint: boolean) => ({
    id: name,
    name,
    defaultValue: values[name] ?? "",
    "aria-describedby": describedBy(name, hint, messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  return (
    <>
      {refusal && <Notice kind="error" title={t("errors.summary")} text={refusal.message} />}
      <ErrorSummary title={t("errors.summary")} issues={issues} />
      <p>{t("report.lead")}</p>
      <form method="post" action={linkTo(routes.reportJob, { id: jobId })} noValidate>
        <Question name="reason" label={t("report.reason")} message={messages.reason}>
          <select {...marks("reason", false)} required>
            <option value="">{t("report.reason.choose")}</option>
            <Options of={reportReasons.map((value) => ({ value, label: t(`report.reason.${value}`) }))} />
          </select>
        </Question>
        <Question
          name="details"
          label={t("report.details")}
          hint={t("report.details.hint")}
          message={messages.details}
        >
          <textarea {...marks("details", true)} rows={6} maxLength={2000} required />
        </Question>
        <Question
          name="email"
          label={t("report.email")}
          hint={t("report.email.hint")}
          message={messages.email}
        >
          <input {...marks("email", true)} type="email" autoComplete="email" maxLength={254} />
        </Question>
        <button type="submit">{t("report.submit")}</button>
      </form>
    </>
  );
}
