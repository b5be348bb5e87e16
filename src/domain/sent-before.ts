import { type ApplicationState, findLatestSubmitted } from "../db/applications.ts";
import type { Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import type { Application } from "../shared/application.ts";
import { fingerprintsOf } from "./submitted-columns.ts";

/**
 * The application that a browser without a draft sends once more: the very same, or the one that its payment submitted
 * and that it has yet to learn of. Beside a draft only what is both.
 */
export async function findSentBefore(
  tx: Sql,
  vault: Vault,
  browserHash: Uint8Array,
  application: Application,
  draft: boolean,
): Promise<ApplicationState | undefined> {
  const latest = await findLatestSubmitted(tx, browserHash);
  if (!latest) return undefined;
  if (!draft && !latest.acknowledgedAt) return latest;
  if (draft && latest.acknowledgedAt) return undefined;
  return (await isSame(vault, latest, application)) ? latest : undefined;
}

/**
 * The application that its payment submitted and that the browser has yet to learn of, when this is what it asks to pay
 * for: nobody pays for it again.
 */
export async function findPaidUnseen(
  tx: Sql,
  vault: Vault,
  browserHash: Uint8Array,
  application: Application | undefined,
): Promise<ApplicationState | undefined> {
  const latest = await findLatestSubmitted(tx, browserHash);
  if (!latest || latest.acknowledgedAt || latest.paymentStatus !== "completed") return undefined;
  return !application || (await isSame(vault, latest, application)) ? latest : undefined;
}

async function isSame(vault: Vault, sent: ApplicationState, application: Application): Promise<boolean> {
  const again = { ...application, jobId: application.jobId || sent.jobId };
  const fingerprints = await fingerprintsOf(vault, again);
  return fingerprints.some((one) => sent.fingerprint !== null && Buffer.from(sent.fingerprint).equals(one));
}
