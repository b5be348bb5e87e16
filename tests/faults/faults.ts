import { chanceOf } from "../support/chance.ts";

/** True in `npm run test:faults`; else a short form of each test runs. */
export const isFull = process.env.FAULTS === "full";

/** The figure of the whole proof, or the one of its short form. */
export const scale = (full: number, short: number): number => (isFull ? full : short);

/** All random choices come from it; FAULTS_SEED repeats a run. */
export const seed = Number(process.env.FAULTS_SEED ?? 20_260_105);

export const chance = (stream: string) => chanceOf(seed, stream);

/** Asks again and again until the answer is true; a sentence of what was waited for makes the failure plain. */
export async function until(what: string, isSo: () => unknown, withinMs = 120_000): Promise<void> {
  const deadline = Date.now() + withinMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`not within ${withinMs / 1000} s: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
