import { knownCountry } from "../../content/countries.ts";
import { t } from "../../content/words.ts";
import { isAcceptedCountry } from "../../db/jobs/country-decisions.ts";
import type { Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { User } from "../../shared/accounts/account.ts";

/** Fails with 400 for an unknown country that the employer has not confirmed with `button`. */
export async function nameCountry(
  sql: Sql,
  employer: User,
  { country, countryConfirmed = country }: { country: string; countryConfirmed?: string | undefined },
  button: string,
): Promise<string> {
  const known = knownCountry(country);
  if (known) return known;
  if (countryConfirmed === country || (await isAcceptedCountry(sql, employer.id, country))) return country;
  const message = t("employer.form.country.ask", { country, button });
  return fail("invalidInput", { issues: [{ path: "country", message }] });
}
