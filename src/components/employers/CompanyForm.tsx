import type { ReactNode } from "react";
import { useLinkTo } from "../../../islands/lib/locale.ts";
import { describedBy, Question } from "../../../islands/lib/Question.tsx";
import { t } from "../../content/words.ts";
import * as routes from "../../routes.ts";
import { type Issue, messagesByField } from "../../shared/issues.ts";
import { TextField, type TextFieldFacts } from "../shell/TextField.tsx";
import { type CompanyAnswers, companyFields, licenceFields } from "./company-fields.ts";

interface Props {
  answers: CompanyAnswers;
  issues: Issue[];
  /** Undefined where the request answers a question. The words, the company and the files are then beside the question. */
  files: ReactNode;
}

export const companyFormId = "request";

/** Asks for a check of a company. */
export function CompanyForm({ answers, issues, files }: Props) {
  const linkTo = useLinkTo();
  const isAnswer = !files;
  const messages = messagesByField(issues);
  const drawn = (field: TextFieldFacts) => (
    <TextField key={field.name} field={field} value={answers[field.name]} message={messages[field.name]} />
  );
  return (
    <form
      id={companyFormId}
      method="post"
      action={linkTo(routes.employerCompany)}
      encType="multipart/form-data"
      noValidate
    >
      <div className="side-by-side">
        {companyFields()
          .filter(({ name }) => !(isAnswer && name === "company"))
          .map(drawn)}
      </div>
      <Question name="kind" label={t("company.kind")} message={messages.kind} group>
        <div className="choices" id="kind">
          {(["direct", "agency"] as const).map((kind) => (
            <label key={kind}>
              <input type="radio" name="kind" value={kind} defaultChecked={answers.kind === kind} />
              {t(`company.kind.${kind}`)}
            </label>
          ))}
        </div>
      </Question>
      <fieldset className="agency">
        <legend>{t("company.agency")}</legend>
        <div className="side-by-side">{licenceFields().map(drawn)}</div>
        <Question
          name="principals"
          label={t("company.principals")}
          hint={t("company.principals.hint")}
          message={messages.principals}
        >
          <textarea
            id="principals"
            name="principals"
            rows={4}
            defaultValue={answers.principals}
            aria-describedby={describedBy("principals", true, messages.principals)}
            aria-invalid={messages.principals ? true : undefined}
          />
        </Question>
      </fieldset>
      {files}
      <button type="submit">{t(isAnswer ? "company.answer.submit" : "company.submit")}</button>
    </form>
  );
}
