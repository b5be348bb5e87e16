import { type ApplicationState, findLatestSubmitted } from "../db/applications.ts";
import { listPayments } from "../db/payments.ts";
import type { Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import type { Application } from "../shared/application.ts";
import { fingerprintsOf } from "./submitted-columns.ts";

/**
 * The application that a browser without a draft sends once more: the very same, or the one that its payment submitted
 * and that it has yet to learn of. Beside a draft only what is both, or the draft that was refused because the very same
 * had been paid for.
 */
export async function findSentBefore(
  tx: Sql,
  vault: Vault,
  browserHash: Uint8Array,
  application: Application,
  draft: ApplicationState | undefined,
): Promise<ApplicationState | undefined> {
  const latest = await findLatestSubmitted(tx, browserHash);
  if (!latest) return undefined;
  if (!draft && !latest.acknowledgedAt) return latest;
  if (draft && latest.acknowledgedAt && !(await isRefused(tx, draft, latest))) return undefined;
  return (await isSame(vault, latest, application)) ? latest : undefined;
}

/** Nobody pays twice for one vacancy; who begins anew without one, or after a withdrawal, means another application. */
async function isRefused(tx: Sql, draft: ApplicationState, latest: ApplicationState): Promise<boolean> {
  const isPaid = latest.paymentStatus === "completed" && !latest.withdrawnAt;
  if (!isPaid || !draft.jobId || draft.jobId !== latest.jobId) return false;
  return (await listPayments(tx, draft.id)).length === 0;
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
