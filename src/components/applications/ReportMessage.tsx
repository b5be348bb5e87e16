import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import { longestReason } from "../../shared/applications/message.ts";

/** A report that was refused, as it was typed. */
export interface RefusedReport {
  id: string;
  reason: string;
  message: string;
}

interface Props {
  id: string;
  isReported: boolean;
  action: string;
  refused: RefusedReport | undefined;
}

/** The form with which a reader reports a message to the administrator. */
export function ReportMessage({ id, isReported, action, refused }: Props) {
  if (isReported) return <p className="meta">{t("messages.report.done")}</p>;
  const field = `reason-${id}`;
  return (
    <details className="report" open={refused && true}>
      <summary>
        {t("messages.report")} <span className="cancel">{t("messages.report.cancel")}</span>
      </summary>
      <form method="post" action={action}>
        <Question
          name={field}
          label={t("messages.report.reason")}
          hint={t("messages.report.hint")}
          message={refused?.message}
        >
          <textarea
            id={field}
            name="reason"
            rows={2}
            maxLength={longestReason}
            required
            defaultValue={refused?.reason}
            aria-describedby={describedBy(field, true, refused?.message)}
            aria-invalid={refused && true}
          />
        </Question>
        <button type="submit">{t("messages.report.submit")}</button>
      </form>
    </details>
  );
}
