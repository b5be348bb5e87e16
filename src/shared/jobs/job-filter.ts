import { searchText } from "../search-text.ts";
import type { ExperienceLevel } from "./experience-levels.ts";
import { findExperienceLevel } from "./experience-levels.ts";
import { type FactFilter, factParameters, hasFacts, readFactFilter } from "./fact-filter.ts";
import type { Sector } from "./sectors.ts";
import { findSector } from "./sectors.ts";

/** Without a choice, a search is in the order of relevance and any other list is newest first. */
export const jobSorts = ["relevance", "newest", "pay", "closing"] as const;
export type JobSort = (typeof jobSorts)[number];

export interface JobFilter extends FactFilter {
  search?: string | undefined;
  country?: string | undefined;
  sector?: Sector | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  salaryFrom?: number | undefined;
  postedWithin?: number | undefined;
  sort?: JobSort | undefined;
  isLiteral?: boolean | undefined;
  /** The query has an unknown value or a wrong number, so no job matches. */
  impossible?: boolean | undefined;
}

export const filterParameters = [
  "search",
  "country",
  "sector",
  "experienceLevel",
  "salaryFrom",
  "postedWithin",
  ...factParameters,
  "sort",
  "exact",
] as const;

export const parametersOf = ({ isLiteral, impossible, housing, flights, ...filter }: JobFilter) => ({
  ...filter,
  housing: housing && 1,
  flights: flights && 1,
  exact: isLiteral && filter.search ? 1 : undefined,
});

export const isNarrowed = ({ sort, isLiteral, ...conditions }: JobFilter): boolean =>
  Object.values(conditions).some(Boolean);

/** Search engines index the lists of a country, a sector, both, or a level. They leave the many others out. */
export function isIndexed({ search, sort, salaryFrom, postedWithin, ...filter }: JobFilter): boolean {
  const { country, sector, experienceLevel } = filter;
  if (search || sort || salaryFrom || postedWithin || hasFacts(filter)) return false;
  return !experienceLevel || !(country || sector);
}

const controls = /\p{Cc}/gu;

const given = (text: string | undefined | null): string | undefined => {
  const trimmed = text?.trim();
  return !trimmed || trimmed.toLowerCase() === "all" ? undefined : trimmed;
};

const highestSalary = 1_000_000;
const longestAgo = 365;

/** A wrong number becomes NaN. Zero is no condition. */
function numberUpTo(most: number, text: string | undefined): number | undefined {
  if (!text || /^0+$/.test(text)) return undefined;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  return number <= most ? number : Number.NaN;
}

/** Leaves out an unknown order and the one that a list has anyway, so that one list has one address. */
function readSort(text: string | undefined, isSearch: boolean): JobSort | undefined {
  const sort = jobSorts.find((name) => name === text?.toLowerCase());
  const isUsual = sort === (isSearch ? "relevance" : "newest");
  return isUsual || (sort === "relevance" && !isSearch) ? undefined : sort;
}

export function readJobFilter(query: (name: string) => string | undefined | null): JobFilter {
  const sectorText = given(query("sector"));
  const levelText = given(query("experienceLevel"));
  const sector = sectorText && findSector(sectorText);
  const experienceLevel = levelText && findExperienceLevel(levelText);
  const filter: JobFilter = {};
  const search = searchText(query("search"));
  if (search) filter.search = search;
  const country = given(query("country"));
  if (country) filter.country = country.replace(controls, " ");
  if (sector) filter.sector = sector;
  if (experienceLevel) filter.experienceLevel = experienceLevel;
  const salaryFrom = numberUpTo(highestSalary, given(query("salaryFrom")));
  const postedWithin = numberUpTo(longestAgo, given(query("postedWithin")));
  if (salaryFrom) filter.salaryFrom = salaryFrom;
  if (postedWithin) filter.postedWithin = postedWithin;
  const { facts, isWrong: hasWrongFact } = readFactFilter((name) => given(query(name)));
  Object.assign(filter, facts);
  const sort = readSort(given(query("sort")), search !== undefined);
  if (sort) filter.sort = sort;
  if (search && query("exact") === "1") filter.isLiteral = true;
  const isWrong = hasWrongFact || Number.isNaN(salaryFrom) || Number.isNaN(postedWithin);
  if ((sectorText && !sector) || (levelText && !experienceLevel) || isWrong) filter.impossible = true;
  return filter;
}
