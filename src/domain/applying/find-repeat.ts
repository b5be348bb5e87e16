import {
  type ApplicationState,
  findLatestSubmitted,
  lockApplication,
} from "../../db/applications/applications.ts";
import { findDuplicate } from "../../db/applying/earlier-applications.ts";
import { listPayments } from "../../db/payments/payments.ts";
import type { Sql } from "../../db/sql.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { Application } from "../../shared/applying/application.ts";
import { isUuid } from "../../shared/uuid.ts";
import { openDraft } from "./draft.ts";
import { fingerprintsOf } from "./seal-details.ts";

/** True when the draft of the page was sent for the same job. Waits for a payment that may be sending it right now. */
export async function isSent(tx: Sql, shownId: string, jobId: string | null | undefined): Promise<boolean> {
  const shown = isUuid(shownId) ? await lockApplication(tx, shownId) : undefined;
  if (!shown?.submittedAt || shown.withdrawnAt) return false;
  const isOver = shown.paymentStatus === "refunded" || shown.paymentStatus === "failed";
  return !isOver && (jobId === undefined || (jobId || null) === shown.jobId);
}

/** Returns true when the draft is complete and has the fingerprint of the sent application. */
export async function holdsSameAnswers(
  vault: Vault,
  draft: ApplicationState,
  sent: ApplicationState,
): Promise<boolean> {
  const application = await completeDraft(vault, draft);
  return application !== undefined && wasSentWith(vault, sent, application);
}

async function completeDraft(vault: Vault, draft: ApplicationState): Promise<Application | undefined> {
  const { answers } = await openDraft(vault, draft);
  return Application.safeParse({ ...answers, jobId: draft.jobId }).data;
}

/**
 * Finds the application that the browser sends again: it has the same answers, or its payment submitted it. When the
 * browser has a draft, both must hold, unless the site refused to take money for that draft.
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
  return (await wasSentWith(vault, latest, application)) ? latest : undefined;
}

/** True when the draft has no payment because the latest application is paid for. A withdrawal allows a new payment. */
async function isRefused(tx: Sql, draft: ApplicationState, latest: ApplicationState): Promise<boolean> {
  const isPaid = latest.paymentStatus === "completed" && !latest.withdrawnAt;
  if (!isPaid || draft.jobId !== latest.jobId) return false;
  return (await listPayments(tx, draft.id)).length === 0;
}

/** Finds the latest paid application whose confirmation the browser has not seen. Given answers must be the same. */
export async function findPaidUnseen(
  tx: Sql,
  vault: Vault,
  browserHash: Uint8Array,
  application: Application | undefined,
): Promise<ApplicationState | undefined> {
  const latest = await findLatestSubmitted(tx, browserHash);
  if (!latest || latest.acknowledgedAt || latest.paymentStatus !== "completed") return undefined;
  return !application || (await wasSentWith(vault, latest, application)) ? latest : undefined;
}

/** Finds a paid or waived application of the same browser that has the same answers as the draft. */
export async function findPaidAlike(
  tx: Sql,
  vault: Vault,
  draft: ApplicationState,
): Promise<string | undefined> {
  const application = await completeDraft(vault, draft);
  if (!application || !draft.browserHash) return undefined;
  return findDuplicate(tx, draft.browserHash, await fingerprintsOf(vault, application));
}

async function wasSentWith(vault: Vault, sent: ApplicationState, application: Application): Promise<boolean> {
  const again = { ...application, jobId: application.jobId || sent.jobId };
  const fingerprints = await fingerprintsOf(vault, again);
  return fingerprints.some((one) => sent.fingerprint !== null && Buffer.from(sent.fingerprint).equals(one));
}
