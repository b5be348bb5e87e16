import { updateCertificateDate } from "../../db/applications/certificate-dates.ts";
import { findStanding, type Standing } from "../../db/applications/standing.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { certificateFields, validUntilName } from "../../shared/applications/added-certificate.ts";
import type { CertificateDates } from "../../shared/applications/certificate-dates.ts";
import { audit } from "../accounts/audit.ts";

/** Changes the dates that `dates` names. Returns the reason when the application takes no dates. */
export function saveCertificateDates(
  sql: Database,
  applicationId: string,
  dates: CertificateDates,
): Promise<Exclude<Standing, "open"> | undefined> {
  return inTransaction(sql, async (tx) => {
    const standing = (await findStanding(tx, applicationId, { hold: true })) ?? "erased";
    if (standing !== "open") return standing;
    const changed: string[] = [];
    for (const field of certificateFields) {
      const validUntil = dates[validUntilName(field)];
      if (validUntil === undefined) continue;
      if (await updateCertificateDate(tx, { applicationId, field, validUntil: validUntil || null }))
        changed.push(field);
    }
    if (changed.length > 0)
      await audit(tx, "candidate", "certificate dates changed", ["application", applicationId], {
        places: changed.join(),
      });
    return undefined;
  });
}
