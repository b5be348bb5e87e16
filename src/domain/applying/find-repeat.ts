import {
  type ApplicationState,
  findLatestSubmitted,
  lockApplication,
} from "../../db/applications/applications.ts";
import { findDuplicate } from "../../db/applying/find-duplicate.ts";
import { listPayments } from "../../db/payments/payments.ts";
import type { Sql } from "../../db/sql.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { Application } from "../../shared/applying/application.ts";
import { isUuid } from "../../shared/uuid.ts";
import { openDraft } from "./draft.ts";
import { fingerprintsOf } from "./seal-details.ts";

/**
 * Whether the draft that a page shows was sent, from wherever, for the page's vacancy, and stands; a payment that sends it
 * just now is waited for. A browser has one draft: one that was sent for another vacancy keeps nobody from this one.
 */
export async function isSent(tx: Sql, shownId: string, jobId: string | null | undefined): Promise<boolean> {
  const shown = isUuid(shownId) ? await lockApplication(tx, shownId) : undefined;
  if (!shown?.submittedAt || shown.withdrawnAt) return false;
  const isOver = shown.paymentStatus === "refunded" || shown.paymentStatus === "failed";
  return !isOver && (jobId === undefined || (jobId || null) === shown.jobId);
}

/** Whether a draft holds the very answers of what was sent. */
export async function isOf(vault: Vault, draft: ApplicationState, sent: ApplicationState): Promise<boolean> {
  const { answers } = await openDraft(vault, draft);
  const application = Application.safeParse({ ...answers, jobId: draft.jobId });
  return application.success && isSame(vault, sent, application.data);
}

/**
 * The application that a browser without a draft sends once more: the very same, or the one that its payment submitted
 * and that it has yet to learn of. Beside a draft only what is both, or the draft that was refused because the very same
 * had been paid for.
 */
export async function findRepeat(
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

/** Nobody pays twice for one vacancy, or for the very same without one; who begins anew after a withdrawal means another. */
async function isRefused(tx: Sql, draft: ApplicationState, latest: ApplicationState): Promise<boolean> {
  const isPaid = latest.paymentStatus === "completed" && !latest.withdrawnAt;
  if (!isPaid || draft.jobId !== latest.jobId) return false;
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

/** The id of what this browser sent with the very answers of its draft, where nothing is to pay for it any more. */
export async function findPaidAlike(
  tx: Sql,
  vault: Vault,
  draft: ApplicationState,
): Promise<string | undefined> {
  const { answers } = await openDraft(vault, draft);
  const application = Application.safeParse({ ...answers, jobId: draft.jobId });
  if (!application.success || !draft.browserHash) return undefined;
  return findDuplicate(tx, draft.browserHash, await fingerprintsOf(vault, application.data));
}

async function isSame(vault: Vault, sent: ApplicationState, application: Application): Promise<boolean> {
  const again = { ...application, jobId: application.jobId || sent.jobId };
  const fingerprints = await fingerprintsOf(vault, again);
  return fingerprints.some((one) => sent.fingerprint !== null && Buffer.from(sent.fingerprint).equals(one));
}
