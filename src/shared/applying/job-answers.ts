import type { JobFacts } from "../jobs/job-facts.ts";
import type { Answers } from "./application.ts";

export type JobAnswers = Pick<Answers, "sector" | "desiredCountry" | "desiredPosition">;

interface Wanted {
  title: string;
  country: string;
  sector: string;
}

export const jobAnswers = ({ title, country, sector }: Wanted): JobAnswers => ({
  sector,
  desiredCountry: country,
  desiredPosition: title,
});

/** Returns a choice of the field when the facts of the job name one. */
export function statedJobType({
  rotation,
  contractMonths,
}: Pick<JobFacts, "rotation" | "contractMonths">): string | undefined {
  if (rotation) return "Rotation (on and off)";
  return contractMonths ? "Contract" : undefined;
}

/** Replaces only answers that the earlier job filled in. */
export function refilled(answers: Answers, before: JobAnswers, next: JobAnswers): JobAnswers {
  const names = Object.keys(next) as (keyof JobAnswers)[];
  const changed = names.filter((name) => answers[name] === before[name] && before[name] !== next[name]);
  return Object.fromEntries(changed.map((name) => [name, next[name]]));
}
