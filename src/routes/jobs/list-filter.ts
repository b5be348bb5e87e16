import type { Context } from "hono";
import { countryNamed, knownCountry } from "../../content/countries.ts";
import { type Samples, samplesIn } from "../../content/samples.ts";
import { listOpenCountries, type OpenCountry } from "../../db/jobs/job-facets.ts";
import type { Env } from "../../env.ts";
import { destinationCountries } from "../../shared/jobs/countries.ts";
import { countrySlug } from "../../shared/jobs/country-slug.ts";
import { type JobFilter, readJobFilter } from "../../shared/jobs/job-filter.ts";
import { cutText } from "../../shared/surrogates.ts";

export const destinationNames: readonly string[] = destinationCountries.map(({ name }) => name);

/**
 * Reads the filter from the address, unless the caller gives one. Adds the countries to choose from and the share
 * of samples.
 */
export async function readListFilter(
  c: Context<Env>,
  query: (name: string) => string | null | undefined = (name) => c.req.query(name),
): Promise<{ filter: JobFilter; openCountries: string[]; countries: number; samples: Samples }> {
  const open = await listOpenCountries(c.env.sql);
  const openCountries = open.map(({ country }) => country);
  const filter = readJobFilter(query);
  if (filter.country) filter.country = countryName(filter.country, [...destinationNames, ...openCountries]);
  return { filter, openCountries, countries: countCountries(open), samples: samplesIn(open) };
}

/** A typed country counts when it is on the list of countries, or when the administrator confirmed it. */
export function countCountries(open: readonly OpenCountry[]): number {
  const counted = open.filter(({ country, confirmed }) => confirmed || knownCountry(country));
  return new Set(counted.map(({ country }) => countryNamed(country))).size;
}

const longestCountry = 100;

/** A bookmark may spell a country in any case, or as the addresses of the country pages do. */
function countryName(text: string, names: readonly string[]): string {
  const slug = countrySlug(text);
  return names.find((name) => countrySlug(name) === slug) ?? cutText(text, longestCountry);
}
