import { findSector } from "../jobs/sectors.ts";

export interface FeeWaiver {
  sector: string | null;
  country: string | null;
  reason: string;
}

export interface AppliedFor {
  sector?: string | null | undefined;
  country?: string | null | undefined;
}

/** A waiver without a sector or without a country holds for all of them. */
export function waiverFor(waivers: readonly FeeWaiver[], applied: AppliedFor): FeeWaiver | undefined {
  return waivers.find(
    ({ sector, country }) =>
      (sector === null || sameSector(sector, applied.sector)) &&
      (country === null || sameText(country, applied.country)),
  );
}

const sameSector = (wanted: string, given: string | null | undefined) =>
  sameText(findSector(wanted) ?? wanted, findSector(given ?? "") ?? given);

const sameText = (wanted: string, given: string | null | undefined) =>
  wanted.trim().toLowerCase() === given?.trim().toLowerCase();
