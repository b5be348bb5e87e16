import { knownCountry } from "../../content/countries.ts";
import { listCountryDecisions, saveCountryDecision } from "../../db/jobs/country-decisions.ts";
import { listOpenCountries } from "../../db/jobs/job-facets.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { audit } from "../accounts/audit.ts";

export interface TypedCountry {
  country: string;
  jobs: number;
  confirmed: boolean | undefined;
}

export async function listTypedCountries(sql: Sql): Promise<TypedCountry[]> {
  const [open, decisions] = [await listOpenCountries(sql), await listCountryDecisions(sql)];
  const typed = new Map<string, TypedCountry>();
  const add = (country: string, jobs: number, confirmed: boolean | undefined) =>
    typed.set(country.toLowerCase(), { country, jobs, confirmed });
  for (const { country, confirmed } of decisions) add(country, 0, confirmed);
  for (const { country, jobs } of open.filter((one) => !knownCountry(one.country)))
    add(country, jobs, typed.get(country.toLowerCase())?.confirmed);
  const order = ({ confirmed }: TypedCountry) => (confirmed === undefined ? 0 : 1);
  return [...typed.values()].sort(
    (one, other) => order(one) - order(other) || one.country.localeCompare(other.country, "en"),
  );
}

/** Returns false when no open job has the name and nobody decided about it before. */
export function decideCountry(sql: Database, country: string, confirmed: boolean): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const typed = await listTypedCountries(tx);
    if (!typed.some((one) => one.country === country)) return false;
    await saveCountryDecision(tx, { country, confirmed });
    await audit(tx, "admin", confirmed ? "country confirmed" : "country declined", ["country", country]);
    return true;
  });
}
