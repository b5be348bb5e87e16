import { t } from "./words.ts";

/** How much of what a number counts is invented. */
export type Samples = "all" | "some" | "none";

export function samplesAmong(samples: number, total: number): Samples {
  if (samples === 0) return "none";
  return samples < total ? "some" : "all";
}

/** The same for jobs that are counted by country. */
export function samplesIn(countries: readonly { jobs: number; samples: number }[]): Samples {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return samplesAmong(sum(countries.map(({ samples }) => samples)), sum(countries.map(({ jobs }) => jobs)));
}

/** Follows a count: " (samples)", " (some are samples)" or nothing. */
export const sampleNote = (samples: Samples): string =>
  samples === "none" ? "" : ` ${t(`samples.${samples}`)}`;
