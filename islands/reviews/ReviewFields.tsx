import type { FieldMessages } from "../../src/shared/issues.ts";
import { destinationCountries } from "../../src/shared/jobs/countries.ts";
import { mostStars, type ReviewAnswers } from "../../src/shared/reviews/review.ts";
import { describedBy, Question } from "../lib/Question.tsx";
import type { ReviewWords } from "./review-words.ts";

interface Props {
  /** What the fields begin with; from then on they keep their values themselves. */
  answers: ReviewAnswers;
  messages: FieldMessages;
  words: ReviewWords;
}

const ratings = Array.from({ length: mostStars }, (_, index) => String(index + 1));

export function ReviewFields({ answers, messages, words }: Props) {
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
      <Question {...question("candidateName", words.name, words.nameHint)}>
        <input autoComplete="name" {...control("candidateName")} />
      </Question>
      <Question {...question("country", words.country)}>
        <select {...control("country", false)}>
          <option value="">{words.countryChoose}</option>
          {destinationCountries.map(({ name }) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Question>
      <Question {...question("jobObtained", words.job, words.jobHint)}>
        <input autoComplete="organization-title" {...control("jobObtained")} />
      </Question>
      <Question {...question("rating", words.rating, words.ratingHint)} group>
        <Rating chosen={answers.rating ?? String(mostStars)} />
      </Question>
      <Question {...question("review", words.review, words.reviewHint)}>
        <textarea rows={5} {...control("review")} />
      </Question>
    </>
  );
}

function Rating({ chosen }: { chosen: string }) {
  return (
    <div className="choices">
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
