import { type PluralKey, type PluralValues, t, tn } from "./words.ts";

/** Tells how much of a counted number is invented. */
export type Samples = "all" | "most" | "some" | "none";

export function samplesAmong(samples: number, total: number): Samples {
  if (samples === 0) return "none";
  if (samples === total) return "all";
  return samples * 2 > total ? "most" : "some";
}

/** The same for jobs that are counted by country. */
export function samplesIn(countries: readonly { jobs: number; samples: number }[]): Samples {
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  return samplesAmong(sum(countries.map(({ samples }) => samples)), sum(countries.map(({ jobs }) => jobs)));
}

/** Follows a text of the specification that counts: ", all samples", ", most are samples", ", some are samples" or nothing. */
export function sampleNote(samples: Samples, counted: number): string {
  if (samples === "none") return "";
  return samples === "all" ? tn("samples.all", counted) : t(`samples.${samples}`);
}

/** The plurals that have words of their own for samples. */
type SampledKey = PluralKey extends infer K ? (K extends `${infer Base}.samples` ? Base : never) : never;

/** "1,155 sample jobs", "1,155 jobs, some are samples" or "1,155 jobs". */
export function countWithSamples<K extends SampledKey & PluralKey>(
  key: K,
  n: number,
  samples: Samples,
  ...values: PluralValues<K>
): string {
  const plural = samples === "all" ? (`${key}.samples` as K) : key;
  return tn(plural, n, ...values) + (samples === "all" ? "" : sampleNote(samples, n));
}
