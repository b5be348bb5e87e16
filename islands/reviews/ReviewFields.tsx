import type { FieldMessages } from "../../src/shared/issues.ts";
import { destinationCountries } from "../../src/shared/jobs/countries.ts";
import { mostStars, type ReviewAnswers } from "../../src/shared/reviews/review.ts";
import { CountryOption } from "../lib/CountryOption.tsx";
import { describedBy, Question } from "../lib/Question.tsx";
import { t } from "./words.ts";

interface Props {
  /** The fields start with these answers, and keep their values themselves. */
  answers: ReviewAnswers;
  messages: FieldMessages;
  isOfHire?: boolean;
}

const ratings = Array.from({ length: mostStars }, (_, index) => String(index + 1));

export function ReviewFields({ answers, messages, isOfHire = false }: Props) {
  const control = (name: keyof ReviewAnswers, hint = true) => ({
    id: name,
    name,
    required: true,
    defaultValue: answers[name] ?? "",
    "aria-describedby": describedBy(name, hint, messages[name]),
    "aria-invalid": messages[name] ? true : undefined,
  });
  const question = (name: keyof ReviewAnswers, label: string, hint?: string) => ({
    name,
    label,
    message: messages[name],
    ...(hint && { hint }),
  });
  return (
    <>
      <Question {...question("candidateName", t("reviews.form.name"), t("reviews.form.name.hint"))}>
        <input autoComplete="name" {...control("candidateName")} />
      </Question>
      {!isOfHire && (
        <>
          <Question {...question("country", t("reviews.form.country"))}>
            <select {...control("country", false)}>
              <option value="">{t("reviews.form.country.choose")}</option>
              {destinationCountries.map(({ name }) => (
                <CountryOption key={name} name={name} />
              ))}
            </select>
          </Question>
          <Question {...question("jobObtained", t("reviews.form.job"), t("reviews.form.job.hint"))}>
            <input autoComplete="organization-title" {...control("jobObtained")} />
          </Question>
        </>
      )}
      <Question {...question("rating", t("reviews.form.rating"), t("reviews.form.rating.hint"))} group>
        <Rating chosen={answers.rating ?? String(mostStars)} />
      </Question>
      <Question {...question("review", t("reviews.form.review"), t("reviews.form.review.hint"))}>
        <textarea rows={5} {...control("review")} />
      </Question>
    </>
  );
}

function Rating({ chosen }: { chosen: string }) {
  return (
    <div className="choices ratings">
      {ratings.map((rating, index) => (
        <label key={rating}>
          <input
            type="radio"
            // The error summary leads to the first one.
            id={index === 0 ? "rating" : undefined}
            name="rating"
            value={rating}
            defaultChecked={rating === chosen}
          />
          {rating}{" "}
          <span className="stars" aria-hidden="true">
            ★
          </span>
        </label>
      ))}
    </div>
  );
}
