import type { AdminApplicationRow } from "../db/admin-applications.ts";
import type { Vault } from "../services/vault.ts";
import type { AdminApplication } from "../shared/admin-application.ts";
import { type PrivateDetails, privateContext } from "./submitted-columns.ts";

/** A row with its sealed part opened. `today` is `YYYY-MM-DD`. */
export async function adminView(
  vault: Vault,
  row: AdminApplicationRow,
  today: string,
): Promise<AdminApplication> {
  const { privateSealed, privateKeyId, submittedAt, submittedAtMicros, ...columns } = row;
  const sealed = { bytes: privateSealed, keyId: privateKeyId };
  const details = await vault.openJson<PrivateDetails>(sealed, privateContext(row.id));
  return {
    ...columns,
    phone: details.phone,
    dateOfBirth: details.dateOfBirth,
    passportAvailable: details.passportNumber !== "" && details.passportExpiry >= today,
    submittedAt: submittedAt.toISOString(),
  };
}
