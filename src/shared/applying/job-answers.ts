import type { Answers } from "./application.ts";

/** What a vacancy fills in by itself. */
export type VacancyAnswers = Pick<Answers, "sector" | "desiredCountry" | "desiredPosition">;

interface Vacancy {
  title: string;
  country: string;
  sector: string;
}

export const vacancyAnswers = ({ title, country, sector }: Vacancy): VacancyAnswers => ({
  sector,
  desiredCountry: country,
  desiredPosition: title,
});

/** Of what the next vacancy fills in: that which stands in place of the same from the one before, nothing typed. */
export function refilled(answers: Answers, before: VacancyAnswers, next: VacancyAnswers): VacancyAnswers {
  const names = Object.keys(next) as (keyof VacancyAnswers)[];
  const changed = names.filter((name) => answers[name] === before[name] && before[name] !== next[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}
