import { cutText } from "../surrogates.ts";
import type { ExperienceLevel } from "./experience-levels.ts";
import { findExperienceLevel } from "./experience-levels.ts";
import type { Sector } from "./sectors.ts";
import { findSector } from "./sectors.ts";

export interface JobFilter {
  search?: string | undefined;
  country?: string | undefined;
  sector?: Sector | undefined;
  experienceLevel?: ExperienceLevel | undefined;
  impossible?: boolean | undefined;
}

export const filterParameters = ["search", "country", "sector", "experienceLevel"] as const;

const maxSearchLength = 200;

/** PostgreSQL refuses NUL, and nobody types the others. */
const controls = /\p{Cc}/gu;

const given = (text: string | undefined | null): string | undefined => {
  const trimmed = text?.trim();
  return !trimmed || trimmed.toLowerCase() === "all" ? undefined : trimmed;
};

export function readJobFilter(query: (name: string) => string | undefined | null): JobFilter {
  const sectorText = given(query("sector"));
  const levelText = given(query("experienceLevel"));
  const sector = sectorText && findSector(sectorText);
  const experienceLevel = levelText && findExperienceLevel(levelText);
  const filter: JobFilter = {};
  // "all" is an ordinary word in the search box.
  const search = cutText(query("search")?.replace(controls, " ").trim() ?? "", maxSearchLength);
  if (search) filter.search = search;
  const country = given(query("country"));
  if (country) filter.country = country.replace(controls, " ");
  if (sector) filter.sector = sector;
  if (experienceLevel) filter.experienceLevel = experienceLevel;
  if ((sectorText && !sector) || (levelText && !experienceLevel)) filter.impossible = true;
  return filter;
}
