import { listTypedCountries, saveCountryDecision } from "../../db/jobs/country-decisions.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { audit } from "../accounts/audit.ts";

/** Returns false for a name without an open job or an earlier decision. */
export function decideCountry(sql: Database, country: string, confirmed: boolean): Promise<boolean> {
  return inTransaction(sql, async (tx) => {
    const typed = await listTypedCountries(tx);
    if (!typed.some((one) => one.country === country)) return false;
    await saveCountryDecision(tx, { country, confirmed });
    await audit(tx, "admin", confirmed ? "country confirmed" : "country declined", ["country", country]);
    return true;
  });
}
