import { chanceOf } from "../support/chance.ts";

/** True in `npm run test:faults`; else a short form of each test runs. */
export const isFull = process.env.FAULTS === "full";

/** The figure of the whole proof, or the one of its short form. */
export const scale = (full: number, short: number): number => (isFull ? full : short);

/** All random choices come from it; FAULTS_SEED repeats a run. */
export const seed = Number(process.env.FAULTS_SEED ?? 20_260_105);

export const chance = (stream: string) => chanceOf(seed, stream);
