import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { longestReason, reportField } from "../../shared/applications/message.ts";

/** A report that was refused, as it was typed. */
export interface RefusedReport {
  id: string;
  reason: string;
  message: string | undefined;
}

interface Props {
  id: string;
  isReported: boolean;
  action: string;
  /** The form of the reply. The report sends it along, so that the answer has what is typed there. */
  formId: string;
  refused: RefusedReport | undefined;
}

/** The form with which a reader reports a message to the administrator. */
export function ReportMessage({ id, isReported, action, formId, refused }: Props) {
  if (isReported) return <p className="meta">{t("messages.report.done")}</p>;
  const field = reportField(id);
  return (
    <details className="report" open={refused && true}>
      <summary>
        <span>{t("messages.report")}</span> <span className="cancel">{t("messages.report.cancel")}</span>
      </summary>
      <Question
        name={field}
        label={t("messages.report.reason")}
        hint={t("messages.report.hint")}
        message={refused?.message}
      >
        <textarea
          id={field}
          name={field}
          form={formId}
          rows={2}
          maxLength={longestReason}
          defaultValue={refused?.reason}
          aria-describedby={describedBy(field, true, refused?.message)}
          aria-invalid={refused?.message ? true : undefined}
        />
      </Question>
      <button type="submit" className="btn-quiet" form={formId} formAction={action} formNoValidate>
        {t("messages.report.submit")}
      </button>
    </details>
  );
}
