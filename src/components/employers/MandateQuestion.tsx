import type { ReactNode } from "react";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { site } from "../../content/site.ts";
import { t } from "../../content/words.ts";
import { longestMandateAnswer } from "../../shared/employers/mandate-request.ts";
import { useHasMail } from "../shell/NeedsMail.tsx";
import { companyFormId } from "./CompanyForm.tsx";

/** The employer typed this answer, and the message says why the site refused it. */
export interface GivenAnswer {
  answer: string | undefined;
  message: string | undefined;
  company: string;
  /** The files that go with the answer. */
  files: ReactNode;
}

interface Props {
  question: string;
  /** Undefined while the form on this page is about another company. */
  given: GivenAnswer | undefined;
}

/** The administrator's question. The field for its answer belongs to the form that holds the rest of the request. */
export function MandateQuestion({ question, given }: Props) {
  const hint = t(useHasMail() ? "company.answer.next" : "company.sent.unmailed");
  return (
    <div className="asked">
      <div className="notice">
        <p>{t("company.question.by", { site: site.name })}</p>
        <p className="lines">
          <strong>
            <bdi>{question}</bdi>
          </strong>
        </p>
      </div>
      {given && (
        <>
          <input type="hidden" name="company" form={companyFormId} value={given.company} />
          <Question name="answer" label={t("company.answer")} hint={hint} message={given.message}>
            <textarea
              id="answer"
              name="answer"
              form={companyFormId}
              rows={3}
              maxLength={longestMandateAnswer}
              required
              defaultValue={given.answer}
              aria-describedby={describedBy("answer", true, given.message)}
              aria-invalid={given.message ? true : undefined}
            />
          </Question>
          {given.files}
          <button type="submit" form={companyFormId}>
            {t("company.answer.submit")}
          </button>
        </>
      )}
    </div>
  );
}
