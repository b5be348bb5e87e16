import { listTypedCountries, saveCountryDecision } from "../../db/jobs/country-decisions.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { audit } from "../accounts/audit.ts";

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
