import type { TsQuery } from "./ts-query.ts";

/** The tiers go from the best to the weakest. Jobs of one tier are newest first. */
export const tierNames = [
  "title",
  "own",
  "same",
  "qualified",
  "unskilled",
  "near",
  "required",
  "relaxed",
  "described",
  "wide",
  "partial",
  "distant",
] as const;
export type TierName = (typeof tierNames)[number];

/**
 * A query, and conditions that hold as well. The index skips from job to job of the rarest of them, while it tests each job
 * for the parts of one query.
 */
export interface Conditions {
  query: string;
  also?: string[];
}

export interface Tier extends Conditions {
  name: TierName;
}

/** It stays the same when a change of the terms adds or removes tiers between two pages of a list. */
export const numberOf = ({ name }: Pick<Tier, "name">): number => tierNames.indexOf(name) + 1;

export interface Tiers {
  tiers: Tier[];
  all: Conditions | undefined;
  /** Matches jobs that are what was asked for, without those that are only near it. */
  meant: TsQuery;
  titled: TsQuery;
}
