import { cutText } from "../surrogates.ts";
import type { ExperienceLevel } from "./experience-levels.ts";
import { findExperienceLevel } from "./experience-levels.ts";
import type { Sector } from "./sectors.ts";
import { findSector } from "./sectors.ts";

export interface JobFilter {
  search?: string | undefined;
  /** A country's name, in any case. */
  country?: string | undefined;
  sector?: Sector | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  /** A sector or level that does not exist was asked for: nothing matches. */
  impossible?: boolean | undefined;
}

/** The parameters of a list of vacancies. */
export const filterParameters = ["search", "country", "sector", "experienceLevel"] as const;

const maxSearchLength = 200;

/** Of them PostgreSQL takes no NUL, and nobody types the others. */
const controls = /\p{Cc}/gu;

const given = (text: string | undefined | null): string | undefined => {
  const trimmed = text?.trim();
  return !trimmed || trimmed.toLowerCase() === "all" ? undefined : trimmed;
};

/** Reads a filter from a query; blank and `all` mean no filter. Slugs and labels are taken, in any case. */
export function readJobFilter(query: (name: string) => string | undefined | null): JobFilter {
  const sectorText = given(query("sector"));
  const levelText = given(query("experienceLevel"));
  const sector = sectorText && findSector(sectorText);
  const experienceLevel = levelText && findExperienceLevel(levelText);
  const filter: JobFilter = {};
  // "all" is a word like any other in the search box.
  const search = cutText(query("search")?.replace(controls, " ").trim() ?? "", maxSearchLength);
  if (search) filter.search = search;
  const country = given(query("country"));
  if (country) filter.country = country.replace(controls, " ");
  if (sector) filter.sector = sector;
  if (experienceLevel) filter.experienceLevel = experienceLevel;
  if ((sectorText && !sector) || (levelText && !experienceLevel)) filter.impossible = true;
  return filter;
}
