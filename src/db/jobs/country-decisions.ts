import { knownCountry } from "../../content/countries.ts";
import { onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { listOpenCountries } from "./job-facets.ts";

interface CountryDecision {
  country: string;
  confirmed: boolean;
}

export function listCountryDecisions(sql: Sql): Promise<CountryDecision[]> {
  return sql<CountryDecision[]>`select country, confirmed from country_decisions order by name`;
}

export interface TypedCountry {
  country: string;
  jobs: number;
  confirmed: boolean | undefined;
}

const isUndecided = ({ confirmed }: TypedCountry) => confirmed === undefined;

/** Lists the names without a decision first. */
export async function listTypedCountries(sql: Sql): Promise<TypedCountry[]> {
  const [open, decisions] = [await listOpenCountries(sql), await listCountryDecisions(sql)];
  const typed = new Map<string, TypedCountry>();
  const add = (country: string, jobs: number, confirmed: boolean | undefined) =>
    typed.set(country.toLowerCase(), { country, jobs, confirmed });
  for (const { country, confirmed } of decisions) add(country, 0, confirmed);
  for (const { country, jobs } of open.filter((one) => !knownCountry(one.country)))
    add(country, jobs, typed.get(country.toLowerCase())?.confirmed);
  const order = (typed: TypedCountry) => (isUndecided(typed) ? 0 : 1);
  return [...typed.values()].sort(
    (one, other) => order(one) - order(other) || one.country.localeCompare(other.country, "en"),
  );
}

export const countUndecided = (typed: TypedCountry[]): number => typed.filter(isUndecided).length;

export async function saveCountryDecision(sql: Sql, { country, confirmed }: CountryDecision): Promise<void> {
  await sql`
    insert into country_decisions (name, country, confirmed) values (lower(${country}), ${country}, ${confirmed})
    on conflict (name) do update set confirmed = excluded.confirmed, decided_at = now()`;
}

/** The administrator confirmed the name, or this employer has a job with it. */
export async function isAcceptedCountry(sql: Sql, employerId: string, country: string): Promise<boolean> {
  return onlyValue(sql<{ accepted: boolean }[]>`
    select exists (select from country_decisions where name = lower(${country}) and confirmed)
      or exists (
        select from jobs where employer_id = ${employerId} and lower(country) = lower(${country})
      ) as accepted`);
}
