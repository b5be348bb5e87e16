import type { CertificateField } from "../../shared/applications/added-certificate.ts";
import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface CertificateDate {
  applicationId: string;
  field: CertificateField;
  validUntil: string | null;
}

/** Returns false when nothing changes. A new date starts the reminders again. */
export function updateCertificateDate(
  tx: Sql,
  { applicationId, field, validUntil }: CertificateDate,
): Promise<boolean> {
  return hasRows(tx`
    update application_documents set valid_until = ${validUntil}, expiry_told = 0
    where application_id = ${applicationId} and field = ${field}
      and valid_until is distinct from ${validUntil}::date
    returning field`);
}
