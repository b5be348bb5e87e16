import type { Answers } from "./application.ts";

export type JobAnswers = Pick<Answers, "sector" | "desiredCountry" | "desiredPosition">;

interface JobFacts {
  title: string;
  country: string;
  sector: string;
}

export const jobAnswers = ({ title, country, sector }: JobFacts): JobAnswers => ({
  sector,
  desiredCountry: country,
  desiredPosition: title,
});

/** Replaces only answers that the earlier job filled in. */
export function refilled(answers: Answers, before: JobAnswers, next: JobAnswers): JobAnswers {
  const names = Object.keys(next) as (keyof JobAnswers)[];
  const changed = names.filter((name) => answers[name] === before[name] && before[name] !== next[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}
