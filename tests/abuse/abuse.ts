import { chanceOf } from "../support/chance.ts";

/** True in `npm run test:abuse`; else a short form of each test runs. */
export const isFull = process.env.ABUSE === "full";

/** The figure of the whole proof, or the one of its short form. */
export const scale = (full: number, quick: number): number => (isFull ? full : quick);

/** All random choices come from it; ABUSE_SEED repeats a run. */
export const seed = Number(process.env.ABUSE_SEED ?? 20_260_101);

export const chance = (stream: string) => chanceOf(seed, stream);

/** The value below which the share `p` of all lies: `percentile(times, 0.99)`. */
export function percentile(values: number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(p * sorted.length) - 1)] ?? Number.NaN;
}
