import type { JobApplicationRow } from "../db/employer-applications.ts";
import type { Vault } from "../services/vault.ts";
import type { JobApplication } from "../shared/job-application.ts";
import { type PrivateDetails, privateContext } from "./submitted-columns.ts";

/** A row with its sealed part opened. */
export async function jobApplicationView(vault: Vault, row: JobApplicationRow): Promise<JobApplication> {
  const { privateSealed, privateKeyId, submittedAt, createdAt, submittedAtMicros, ...columns } = row;
  const sealed = { bytes: privateSealed, keyId: privateKeyId };
  return {
    ...columns,
    ...(await vault.openJson<PrivateDetails>(sealed, privateContext(row.id))),
    submittedAt: submittedAt.toISOString(),
    createdAt: createdAt.toISOString(),
  };
}
