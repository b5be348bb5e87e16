import type { Issue } from "../../src/shared/issues.ts";
import { type Certificate, certificates } from "../../src/shared/jobs/certificates.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import type { JobChanges } from "../../src/shared/jobs/job-posting.ts";

const mainFields = [
  "title",
  "company",
  "country",
  "vacancies",
  "sector",
  "experienceLevel",
  "salaryMin",
  "salaryMax",
  "applicationCloseDate",
  "lang",
  "description",
  "requirements",
] as const;

const factFields = [
  "joinsOn",
  "contractMonths",
  "rotation.on",
  "rotation.off",
  "rotation.unit",
  "housing",
  "flights",
  "visa",
] as const;

export type MainField = (typeof mainFields)[number];
export type FactField = (typeof factFields)[number];
type CertificateField = `certificates.${Certificate}`;
type PostingField = MainField | FactField | CertificateField;

export const certificateField = (code: Certificate): CertificateField => `certificates.${code}`;

export const optionalFields: readonly PostingField[] = [...factFields, ...certificates.map(certificateField)];

export const postingFields: readonly PostingField[] = [...mainFields, ...optionalFields];

/** A certificate that is not chosen has no answer. */
export type PostingAnswers = Record<MainField | FactField, string> &
  Partial<Record<CertificateField, string>>;

type UncheckedPosting = { [Name in Exclude<keyof JobChanges, "countryConfirmed">]-?: unknown };

export function readPosting(answerTo: (name: string) => unknown): PostingAnswers {
  const required: readonly string[] = [...mainFields, ...factFields];
  return Object.fromEntries(
    postingFields
      .map((name) => [name, String(answerTo(name) ?? "")] as const)
      .filter(([name, answer]) => answer || required.includes(name)),
  ) as PostingAnswers;
}

// All groups use one separator: `4.50` and `1,200.00` are not whole numbers.
const grouped = /^(\d+|[1-9]\d{0,2}([,.\s'’])\d{3}(\2\d{3})*)$/;

const readWholeNumber = (text: string) => (grouped.test(text) ? Number(text.replace(/\D/g, "")) : Number.NaN);

const wholeNumber = (text: string, otherwise: number) =>
  text.trim() === "" ? otherwise : readWholeNumber(text.trim());

export const inFormOrder = (issues: Issue[]): Issue[] =>
  [...issues].sort((one, other) => placeOf(one) - placeOf(other));

// A rotation has several fields.
const placeOf = ({ path }: Issue) => postingFields.findIndex((name) => name.startsWith(path));

// A form ends its lines with CRLF.
const lines = (text: string) => text.replace(/\r\n?/g, "\n").trim();

/** An empty salary is 0, empty vacancies are 1, an empty fact is not stated. The schema refuses NaN. */
export function postingOf(answers: PostingAnswers) {
  const { title, company, country, sector, experienceLevel, applicationCloseDate } = answers;
  return {
    title,
    company,
    country,
    sector,
    experienceLevel,
    applicationCloseDate,
    salaryMin: wholeNumber(answers.salaryMin, 0),
    salaryMax: wholeNumber(answers.salaryMax, 0),
    vacancies: wholeNumber(answers.vacancies, 1),
    description: lines(answers.description),
    requirements: lines(answers.requirements),
    lang: answers.lang || "en",
    joinsOn: answers.joinsOn || null,
    contractMonths: optionalNumber(answers.contractMonths),
    rotation: rotationOf(answers),
    housing: yesOrNo(answers.housing),
    flights: yesOrNo(answers.flights),
    visa: answers.visa || null,
    certificates: certificates.filter((code) => answers[certificateField(code)]),
  } satisfies UncheckedPosting;
}

const optionalNumber = (text: string) => (text.trim() === "" ? null : readWholeNumber(text.trim()));

function rotationOf(answers: PostingAnswers) {
  const [on = "", off = "", unit = ""] = (["on", "off", "unit"] as const).map((part) =>
    answers[`rotation.${part}`].trim(),
  );
  return on || off || unit ? { on: optionalNumber(on), off: optionalNumber(off), unit } : null;
}

const choices = new Map<string, boolean | null>([
  ["", null],
  ["yes", true],
  ["no", false],
]);
const yesOrNo = (answer: string) => choices.get(answer) ?? (answer || null);
const answerOf = (fact: boolean | null) => [...choices].find(([, value]) => value === fact)![0];

export function answersOf(job: Job): PostingAnswers {
  const { rotation, housing, flights } = job;
  const facts: Partial<Record<string, unknown>> = {
    "rotation.on": rotation?.on,
    "rotation.off": rotation?.off,
    "rotation.unit": rotation?.unit,
    housing: answerOf(housing),
    flights: answerOf(flights),
    ...Object.fromEntries(job.certificates.map((code) => [certificateField(code), 1])),
  };
  return readPosting((name) => (name in facts ? facts[name] : job[name as MainField]));
}

/** Returns only what differs, so that the employer can correct a word of a job whose closing day is past. */
export function changesOf(before: PostingAnswers, after: PostingAnswers): Partial<UncheckedPosting> {
  const [old, changed] = [postingOf(before), postingOf(after)];
  return Object.fromEntries(
    Object.entries(changed).filter(([name, value]) => !isSame(value, old[name as keyof UncheckedPosting])),
  );
}

/** NaN differs from everything. */
const isSame = (one: unknown, other: unknown) =>
  one === other ||
  (typeof one === "object" && typeof other === "object" && JSON.stringify(one) === JSON.stringify(other));
