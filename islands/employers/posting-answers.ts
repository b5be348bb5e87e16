import type { Issue } from "../../src/shared/issues.ts";
import type { Job } from "../../src/shared/jobs/job.ts";

/** In the form's order. */
export const postingFields = [
  "title",
  "company",
  "country",
  "sector",
  "experienceLevel",
  "salaryMin",
  "salaryMax",
  "vacancies",
  "applicationCloseDate",
  "description",
  "requirements",
] as const;

export type PostingField = (typeof postingFields)[number];

export type PostingAnswers = Record<PostingField, string>;

type UncheckedPosting = Record<PostingField, string | number>;

export function readPosting(answerTo: (name: string) => unknown): PostingAnswers {
  return Object.fromEntries(
    postingFields.map((name) => [name, String(answerTo(name) ?? "")]),
  ) as PostingAnswers;
}

// All groups use one separator: `4.50` and `1,200.00` are not whole numbers.
const grouped = /^(\d+|[1-9]\d{0,2}([,.\s'’])\d{3}(\2\d{3})*)$/;

const readWholeNumber = (text: string) => (grouped.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN);

const wholeNumber = (text: string, otherwise: number) =>
  text.trim() === "" ? otherwise : readWholeNumber(text.trim());

export const inFormOrder = (issues: Issue[]): Issue[] =>
  [...issues].sort((one, other) => placeOf(one) - placeOf(other));

const placeOf = ({ path }: Issue) => postingFields.indexOf(path as PostingField);

// A form ends its lines with CRLF.
const lines = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** An empty salary is 0, empty vacancies are 1. The schema refuses NaN. */
export function postingOf(answers: PostingAnswers): UncheckedPosting {
  return {
    ...answers,
    salaryMin: wholeNumber(answers.salaryMin, 0),
    salaryMax: wholeNumber(answers.salaryMax, 0),
    vacancies: wholeNumber(answers.vacancies, 1),
    description: lines(answers.description),
    requirements: lines(answers.requirements),
  };
}

export const answersOf = (job: Job): PostingAnswers => readPosting((name) => job[name as PostingField]);

/** Gives only what differs: a past day need not be moved to correct a word. */
export function changesOf(before: PostingAnswers, after: PostingAnswers): Partial<UncheckedPosting> {
  const [old, changed] = [postingOf(before), postingOf(after)];
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => value !== old[name as PostingField]),
  );
}
