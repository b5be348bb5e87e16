import { randomUUID } from "node:crypto";
import {
  type ApplicationState,
  deleteDraft,
  insertApplication,
  isPaidOrWaived,
  lockBrowser,
  lockDraftRow,
  markAcknowledged,
  markSubmitted,
  updateApplicationJob,
} from "../../db/applications/applications.ts";
import { replaceApplicationDocuments } from "../../db/applying/documents.ts";
import { isOver, listPayments } from "../../db/payments/payments.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import { isCertificate, validUntilName } from "../../shared/applications/added-certificate.ts";
import type { Application } from "../../shared/applying/application.ts";
import type { Issue } from "../../shared/issues.ts";
import type { Locale } from "../../shared/languages.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { announceApplication } from "../applications/announce-application.ts";
import { askForAnotherFile } from "../applications/record-virus.ts";
import { refuseClosedJob, unknownJob } from "../jobs/refuse-closed-job.ts";
import { applicationFee } from "../payments/application-fee.ts";
import { awaitsRefund } from "../payments/begin-refund.ts";
import { attachedDocuments, infectedIssues } from "./attached-documents.ts";
import { findRepeat, holdsSameAnswers } from "./find-repeat.ts";
import { newReference } from "./new-reference.ts";
import { fingerprintsOf, sealDetails } from "./seal-details.ts";

interface Submission {
  application: Application;
  browserHash?: Uint8Array | undefined;
  /** The candidate may have paid, so an infected document does not stop the application. */
  begun?: boolean;
  language?: Locale;
}

export type Submitted = { application: ApplicationState } | { issues: Issue[] };

/** A repeat returns the same application. A payment that began for a job keeps that job. */
export function submitApplication(world: PaymentWorld, submission: Submission): Promise<Submitted> {
  return inTransaction(world.sql, async (tx) => {
    const { vault, payments } = world;
    const { browserHash } = submission;
    if (browserHash) await lockBrowser(tx, browserHash);
    const draft = browserHash ? await lockDraftRow(tx, browserHash) : undefined;
    const earlier = browserHash && (await findRepeat(tx, vault, browserHash, submission.application, draft));
    if (earlier) {
      // The payment has submitted the same answers. A draft with other answers stays.
      if (draft && (await holdsSameAnswers(vault, draft, earlier))) await deleteDraft(tx, browserHash);
      const refusal = await takeSentJob(tx, vault, earlier, submission.application);
      if (refusal) return refusal;
      await markAcknowledged(tx, earlier.id);
      return { application: earlier };
    }
    const begunPayments = draft ? await listPayments(tx, draft.id) : [];
    if (draft && awaitsRefund(draft, begunPayments)) fail("paymentGoingBack");
    const open = begunPayments.filter((payment) => !isOver(payment));
    const begun = open.length > 0;
    const begunFor = open.find(({ jobId }) => jobId)?.jobId;
    const jobId = begunFor || (begun && draft?.jobId) || submission.application.jobId || draft?.jobId || null;
    const refusal = begun ? await unknownJob(tx, jobId) : await refuseClosedJob(tx, payments, jobId);
    if (refusal) return refusal;
    const application = { ...submission.application, jobId };
    const result = await submitAs(tx, world, draft, { ...submission, application, begun });
    if ("application" in result && browserHash) await markAcknowledged(tx, result.application.id);
    return result;
  });
}

/** The payment settled before the browser sent the application, so the job of the sent application counts. */
async function takeSentJob(tx: Sql, vault: Vault, earlier: ApplicationState, application: Application) {
  const { jobId } = application;
  if (!jobId || earlier.jobId || earlier.acknowledgedAt) return undefined;
  const refusal = await unknownJob(tx, jobId);
  if (refusal) return refusal;
  const [fingerprint] = await fingerprintsOf(vault, application);
  await updateApplicationJob(tx, earlier.id, { jobId, fingerprint: fingerprint! });
  return undefined;
}

/** The caller has looked for a repeat and a closed job. Returns issues for documents that are unusable or infected. */
export async function submitAs(
  tx: Sql,
  world: Pick<World, "vault" | "payments" | "settings" | "log">,
  draft: ApplicationState | undefined,
  { browserHash, application, begun, language }: Submission,
): Promise<Submitted> {
  const { documents, issues } = await attachedDocuments(
    tx,
    draft ?? { browserHash: browserHash ?? null },
    application,
  );
  const jobId = application.jobId || draft?.jobId || null;
  if (issues.length > 0) return { issues };
  const infected = infectedIssues(documents);
  if (infected.length > 0 && !begun) return { issues: infected };

  const { sector, desiredCountry: country } = application;
  const [row, fee] = await Promise.all([
    draft ??
      insertApplication(tx, {
        id: randomUUID(),
        reference: newReference(),
        browserHash: browserHash ?? null,
        jobId,
      }),
    applicationFee(tx, world.settings, { jobId, sector, country }),
  ]);
  const paymentStatus = row.paymentStatus !== "completed" && fee.cents === 0 ? "waived" : row.paymentStatus;
  const columns = await sealDetails(world.vault, row.id, { ...application, jobId });
  const attached = documents.map(({ field, id }) => ({
    field,
    documentId: id,
    validUntil: (isCertificate(field) && application[validUntilName(field)]) || null,
  }));
  // This runs alone, because its second statement would outlive a failed transaction.
  if (draft || attached.length > 0) await replaceApplicationDocuments(tx, row.id, attached);
  const [submitted] = await Promise.all([
    markSubmitted(tx, row.id, { ...columns, ...(language && { language }) }, paymentStatus),
    audit(tx, "candidate", "application submitted", ["application", row.id]),
  ]);
  if (isPaidOrWaived(paymentStatus)) await announceApplication(tx, world, row.id);
  if (infected.length > 0) await askForAnotherFile(tx, world, row.id);
  return { application: submitted };
}
