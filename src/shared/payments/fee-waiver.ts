import { findSector } from "../jobs/sectors.ts";

/** An empty sector or country stands for all of them. */
export interface FeeWaiver {
  sector: string | null;
  country: string | null;
  /** What the candidate reads. */
  reason: string;
}

/** What a candidate applies for, as far as it is known. */
export interface AppliedFor {
  sector?: string | null | undefined;
  country?: string | null | undefined;
}

/** The first waiver that an application falls under. */
export function waiverFor(waivers: readonly FeeWaiver[], applied: AppliedFor): FeeWaiver | undefined {
  return waivers.find(
    ({ sector, country }) =>
      (sector === null || sameSector(sector, applied.sector)) &&
      (country === null || sameText(country, applied.country)),
  );
}

/** By slug or label, as filters take them. */
const sameSector = (wanted: string, given: string | null | undefined) =>
  sameText(findSector(wanted) ?? wanted, findSector(given ?? "") ?? given);

const sameText = (wanted: string, given: string | null | undefined) =>
  wanted.trim().toLowerCase() === given?.trim().toLowerCase();
