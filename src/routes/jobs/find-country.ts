import { type Destination, destinations } from "../../content/destinations.ts";
import { type CountrySummary, findCountrySummary, listOpenCountries } from "../../db/jobs/job-facets.ts";
import type { Sql } from "../../db/sql.ts";
import { countryOfSlug, countrySlug } from "../../shared/jobs/country-slug.ts";
import { cutText } from "../../shared/surrogates.ts";

export interface Country {
  name: string;
  destination: Destination | undefined;
  /** Undefined when no job is open there. */
  summary: CountrySummary | undefined;
}

const longestName = 100;

/** Finds the country of a hyphenated part of an address. An unknown one gets only its name. */
export async function findCountry(sql: Sql, segment: string): Promise<Country> {
  const slug = cutText(countrySlug(segment.replace(/\p{Cc}/gu, "")), longestName);
  const destination = destinations.find(({ name }) => countrySlug(name) === slug);
  const name = destination?.name ?? countryOfSlug(slug);
  const summary = (await findCountrySummary(sql, name)) ?? (await summaryOfSpelling(sql, slug));
  return { name: destination?.name ?? summary?.country ?? name, destination, summary };
}

/** Some names hold hyphens themselves, such as Guinea-Bissau. */
async function summaryOfSpelling(sql: Sql, slug: string): Promise<CountrySummary | undefined> {
  const spelling = (await listOpenCountries(sql)).find(({ country }) => countrySlug(country) === slug);
  return spelling && findCountrySummary(sql, spelling.country);
}
