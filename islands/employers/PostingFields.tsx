import { useRef } from "react";
import type { FieldMessages } from "../../src/shared/issues.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import { postingSectors, sectorOptions } from "../../src/shared/jobs/sectors.ts";
import { textLanguages } from "../../src/shared/jobs/text-languages.ts";
import { Options } from "../lib/Options.tsx";
import { describedBy, Question } from "../lib/Question.tsx";
import { FactFields } from "./FactFields.tsx";
import { useKeptPosting } from "./kept-posting.ts";
import type { MainField, PostingAnswers } from "./posting-answers.ts";
import { t } from "./posting-words.ts";

interface Props {
  answers: PostingAnswers;
  messages: FieldMessages;
  /** Suggestions. The employer may type any other. */
  countries: string[];
}

const hints: Partial<Record<MainField, () => string>> = {
  country: () => t("employer.form.country.hint"),
  sector: () => t("employer.form.sector.hint"),
  vacancies: () => t("employer.form.vacancies.hint"),
  lang: () => t("employer.form.lang.hint"),
  requirements: () => t("employer.form.requirements.hint"),
};

const payHint = "pay-hint";
const ofPay: readonly MainField[] = ["salaryMin", "salaryMax", "applicationCloseDate"];

export function PostingFields({ answers, messages, countries }: Props) {
  const title = useRef<HTMLInputElement>(null);
  useKeptPosting(title, { answers, refused: Object.keys(messages).length > 0 });
  const question = (name: MainField) => ({
    name,
    label: t(`employer.form.${name}`),
    message: messages[name],
    ...(name in hints && { hint: hints[name]?.() }),
  });
  const control = (name: MainField) => ({
    id: name,
    name,
    required: true,
    defaultValue: answers[name],
    "aria-describedby":
      [ofPay.includes(name) && payHint, describedBy(name, name in hints, messages[name])]
        .filter(Boolean)
        .join(" ") || undefined,
    "aria-invalid": messages[name] ? true : undefined,
  });
  const choice = (name: MainField, options: readonly { value: string; label: string }[]) => (
    <Question {...question(name)}>
      <select {...control(name)}>
        <option value="">{t("employer.form.choose")}</option>
        <Options of={options} />
      </select>
    </Question>
  );
  const number = (name: MainField) => (
    <Question {...question(name)}>
      <input inputMode="numeric" autoComplete="off" {...control(name)} />
    </Question>
  );
  return (
    <>
      <fieldset className="part">
        <legend>{t("employer.form.part.job")}</legend>
        <div className="side-by-side">
          <Question {...question("title")}>
            <input autoComplete="off" ref={title} {...control("title")} />
          </Question>
          <Question {...question("company")}>
            <input autoComplete="organization" {...control("company")} />
          </Question>
        </div>
        <div className="side-by-side">
          <Question {...question("country")}>
            <input autoComplete="off" list="countries" {...control("country")} />
          </Question>
          {number("vacancies")}
        </div>
        <div className="side-by-side">
          {choice("sector", sectorOptions(postingSectors))}
          {choice("experienceLevel", experienceLevels)}
        </div>
        <datalist id="countries">
          {countries.map((country) => (
            <option key={country} value={country} />
          ))}
        </datalist>
      </fieldset>
      <fieldset className="part">
        <legend>{t("employer.form.part.pay")}</legend>
        <p className="hint" id={payHint}>
          {t("employer.form.pay.hint")}
        </p>
        <div className="side-by-side three">
          {number("salaryMin")}
          {number("salaryMax")}
          <Question {...question("applicationCloseDate")}>
            <input type="date" {...control("applicationCloseDate")} />
          </Question>
        </div>
      </fieldset>
      <fieldset className="part">
        <legend>{t("employer.form.part.text")}</legend>
        <Question {...question("lang")}>
          <select {...control("lang")} defaultValue={answers.lang || "en"}>
            <Options of={textLanguages.map((value) => ({ value, label: t(`employer.lang.${value}`) }))} />
          </select>
        </Question>
        <Question {...question("description")}>
          <textarea rows={8} {...control("description")} />
        </Question>
        <Question {...question("requirements")}>
          <textarea rows={6} {...control("requirements")} />
        </Question>
      </fieldset>
      <FactFields answers={answers} messages={messages} />
    </>
  );
}
