import { useRef } from "react";
import type { FieldMessages } from "../../src/shared/issues.ts";
import { experienceLevels } from "../../src/shared/jobs/experience-levels.ts";
import { postingSectors, sectorLabel } from "../../src/shared/jobs/sectors.ts";
import { describedBy, Question } from "../lib/Question.tsx";
import type { PostingAnswers, PostingField } from "./posting-answers.ts";
import { useKeptPosting } from "./use-kept-posting.ts";
import type { PostingWords } from "./words.ts";

interface Props {
  answers: PostingAnswers;
  messages: FieldMessages;
  /** Suggestions; any other may be typed. */
  countries: string[];
  words: PostingWords;
}

const sectorOptions = postingSectors.map((value) => ({ value, label: sectorLabel(value) }));

export function PostingFields({ answers, messages, countries, words }: Props) {
  const title = useRef<HTMLInputElement>(null);
  useKeptPosting(title, { answers, refused: Object.keys(messages).length > 0 });
  const question = (name: PostingField) => ({
    name,
    label: words.labels[name] ?? name,
    message: messages[name],
    ...(words.hints[name] && { hint: words.hints[name] }),
  });
  const control = (name: PostingField) => ({
    id: name,
    name,
    required: true,
    defaultValue: answers[name],
    "aria-describedby": describedBy(name, Boolean(words.hints[name]), messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  const choice = (name: PostingField, options: readonly { value: string; label: string }[]) => (
    <Question {...question(name)}>
      <select {...control(name)}>
        <option value="">{words.choose}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Question>
  );
  const number = (name: PostingField) => (
    <Question {...question(name)}>
      <input inputMode="numeric" autoComplete="off" {...control(name)} />
    </Question>
  );
  return (
    <>
      <Question {...question("title")}>
        <input autoComplete="off" ref={title} {...control("title")} />
      </Question>
      <Question {...question("company")}>
        <input autoComplete="organization" {...control("company")} />
      </Question>
      <Question {...question("country")}>
        <input autoComplete="off" list="countries" {...control("country")} />
      </Question>
      <datalist id="countries">
        {countries.map((country) => (
          <option key={country} value={country} />
        ))}
      </datalist>
      {choice("sector", sectorOptions)}
      {choice("experienceLevel", experienceLevels)}
      <div className="side-by-side">
        {number("salaryMin")}
        {number("salaryMax")}
      </div>
      <div className="side-by-side">
        {number("vacancies")}
        <Question {...question("applicationCloseDate")}>
          <input type="date" {...control("applicationCloseDate")} />
        </Question>
      </div>
      <Question {...question("description")}>
        <textarea rows={8} {...control("description")} />
      </Question>
      <Question {...question("requirements")}>
        <textarea rows={6} {...control("requirements")} />
      </Question>
    </>
  );
}
