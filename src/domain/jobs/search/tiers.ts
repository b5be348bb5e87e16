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

/** The index skips to the jobs of the rarest condition, and tests only those jobs for the query. */
export interface Conditions {
  query: string;
  also?: string[];
}

export interface Tier extends Conditions {
  name: TierName;
}

/** The number stays the same when a change of the terms adds or removes tiers between two pages of a list. */
export const numberOf = ({ name }: Pick<Tier, "name">): number => tierNames.indexOf(name) + 1;

export interface Tiers {
  tiers: Tier[];
  all: Conditions | undefined;
  /** Matches jobs that are what was asked for, without those that are only near it. */
  meant: TsQuery;
  titled: TsQuery;
}
