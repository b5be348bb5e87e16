import { readFileSync } from "node:fs";

interface NamedJob {
  title: string;
  company: string;
  country: string;
}

/** A query of somebody who looks for work. The jobs of the sample dataset were judged for it. */
export interface JudgedQuery {
  class: string;
  query: string;
  /** `title | company | country`, or the title alone when it means every job of that title. */
  meant: string[];
  near: string[];
}

export interface Score {
  class: string;
  query: string;
  /** Normalised discounted cumulative gain of the first ten jobs. */
  ndcg: number;
  /** The share of the judged jobs, at most 24, that are among the first 24. */
  recall: number;
  isEmpty: boolean;
}

export const shownJobs = 24;
const scoredJobs = 10;

export const judgedQueries: JudgedQuery[] = JSON.parse(
  readFileSync(new URL("judged-queries.json", import.meta.url), "utf8"),
);

/** Judges what a search shows first, where `jobs` are all jobs of the dataset. */
export async function judge(
  jobs: readonly NamedJob[],
  search: (query: string) => Promise<readonly NamedJob[]>,
): Promise<Score[]> {
  const scores: Score[] = [];
  for (const judged of judgedQueries) {
    const gain = gainsOf(judged);
    const found = (await search(judged.query)).slice(0, shownJobs);
    const best = jobs
      .map(gain)
      .filter(Boolean)
      .sort((one, other) => other - one);
    const ideal = discounted(best);
    scores.push({
      class: judged.class,
      query: judged.query,
      ndcg: ideal > 0 ? discounted(found.map(gain)) / ideal : Number(found.length === 0),
      recall:
        best.length > 0 ? found.filter((job) => gain(job) > 0).length / Math.min(shownJobs, best.length) : 1,
      isEmpty: found.length === 0,
    });
  }
  return scores;
}

export const mean = (scores: readonly Score[], value: (score: Score) => number): number =>
  scores.reduce((sum, score) => sum + value(score), 0) / scores.length;

/** A meant job has grade 2 and a near one grade 1; the gain is 2^grade - 1. */
function gainsOf({ meant, near }: JudgedQuery): (job: NamedJob) => number {
  const gains = new Map([...near.map((job) => [job, 1] as const), ...meant.map((job) => [job, 3] as const)]);
  return ({ title, company, country }) =>
    gains.get([title, company, country].join(" | ")) ?? gains.get(title) ?? 0;
}

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, scoredJobs).reduce((sum, gain, place) => sum + gain / Math.log2(place + 2), 0);
