import { formOf } from "../../src/content/translator.ts";
import type { FieldMessages } from "../../src/shared/issues.ts";
import {
  type CertificateGroup,
  certificateGroupNames,
  certificateGroups,
} from "../../src/shared/jobs/certificates.ts";
import { rotationUnits, visas } from "../../src/shared/jobs/job-facts.ts";
import { useFold } from "../lib/fold.ts";
import { Options } from "../lib/Options.tsx";
import { describedBy, Question } from "../lib/Question.tsx";
import { certificateField, type FactField, optionalFields, type PostingAnswers } from "./posting-answers.ts";
import { t } from "./posting-words.ts";

interface Props {
  answers: PostingAnswers;
  messages: FieldMessages;
}

/** A unit beside a field has the plural form that follows this number. */
const several = 5;

/** The facts are optional, so they are folded away until one is stated. */
export function FactFields({ answers, messages }: Props) {
  const fold = useFold(hasFact(answers), hasFact(messages));
  const question = (name: FactField, hint?: string) => ({
    name,
    label: t(`employer.form.${name}`),
    message: messages[name],
    ...(hint && { hint }),
  });
  const control = (name: FactField, hint = false) => ({
    id: name,
    name,
    defaultValue: answers[name],
    "aria-describedby": describedBy(name, hint, messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  const number = (name: FactField) => (
    <Question {...question(name)}>
      <input inputMode="numeric" autoComplete="off" {...control(name)} />
    </Question>
  );
  const choice = (name: FactField, options: { value: string; label: string }[]) => (
    <Question {...question(name)}>
      <select {...control(name)}>
        <option value="">{t("facts.unstated")}</option>
        <Options of={options} />
      </select>
    </Question>
  );
  const yesOrNo = (name: "housing" | "flights") =>
    choice(name, [
      { value: "yes", label: t(`facts.${name}.yes`) },
      { value: "no", label: t(`facts.${name}.no`) },
    ]);
  return (
    <>
      <p className="hint">{t("employer.form.facts.hint")}</p>
      <details className="more" {...fold}>
        <summary>{t("employer.form.facts")}</summary>
        <div className="side-by-side">
          <Question {...question("joinsOn")}>
            <input type="date" {...control("joinsOn")} />
          </Question>
          {number("contractMonths")}
        </div>
        <div className="side-by-side three">
          {number("rotation.on")}
          {number("rotation.off")}
          {choice(
            "rotation.unit",
            rotationUnits.map((value) => ({ value, label: t(`facts.unit.${value}.${formOf(several)}`) })),
          )}
        </div>
        <div className="side-by-side">
          {yesOrNo("housing")}
          {yesOrNo("flights")}
        </div>
        {choice(
          "visa",
          visas.map((value) => ({ value, label: t(`facts.visa.${value}`) })),
        )}
        <p>
          <strong>{t("facts.certificates")}</strong>
        </p>
        {certificateGroupNames.map((group) => (
          <Certificates key={group} group={group} answers={answers} />
        ))}
      </details>
    </>
  );
}

const hasFact = (facts: FieldMessages | PostingAnswers) => optionalFields.some((name) => facts[name]);

function Certificates({ group, answers }: { group: CertificateGroup; answers: PostingAnswers }) {
  const codes = certificateGroups[group];
  return (
    <details open={codes.some((code) => answers[certificateField(code)])}>
      <summary>{t(`certificate.group.${group}`)}</summary>
      <fieldset className="choices" aria-label={t(`certificate.group.${group}`)}>
        {codes.map((code) => (
          <label key={code}>
            <input
              type="checkbox"
              name={certificateField(code)}
              value="1"
              defaultChecked={Boolean(answers[certificateField(code)])}
            />
            {t(`certificate.${code}`)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
