import type { Context } from "hono";
import { listOpenCountries } from "../../db/job-facets.ts";
import type { Env } from "../../env.ts";
import { destinationCountries } from "../../shared/countries.ts";
import { type JobFilter, readJobFilter } from "../../shared/job-filter.ts";
import { countrySlug } from "../../shared/urls.ts";

export const destinationNames: readonly string[] = destinationCountries.map(({ name }) => name);

/** What a list was asked for, by the address unless told, and the countries that it may be asked for. */
export async function readListFilter(
  c: Context<Env>,
  query: (name: string) => string | null | undefined = (name) => c.req.query(name),
): Promise<{ filter: JobFilter; openCountries: string[] }> {
  const openCountries = (await listOpenCountries(c.env.sql)).map(({ country }) => country);
  const filter = readJobFilter(query);
  if (filter.country) filter.country = countryName(filter.country, [...destinationNames, ...openCountries]);
  return { filter, openCountries };
}

const longestCountry = 100;

/** A bookmark may spell a country in any case, or as the addresses of the country pages do. */
function countryName(text: string, names: readonly string[]): string {
  const slug = countrySlug(text);
  return names.find((name) => countrySlug(name) === slug) ?? text.slice(0, longestCountry);
}
