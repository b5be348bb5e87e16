import { randomUUID } from "node:crypto";
import {
  deleteDraft,
  insertApplication,
  lockApplication,
  lockBrowser,
  lockDraftRow,
} from "../../db/applications/applications.ts";
import { findOwnApplication } from "../../db/applications/candidate-view.ts";
import { listApplicationDocuments, replaceApplicationDocuments } from "../../db/applying/documents.ts";
import { findEarlierApplication } from "../../db/applying/earlier-applications.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import { isCertificate, validUntilName } from "../../shared/applications/added-certificate.ts";
import { type Answers, PersonalDetails, ProfessionalDetails } from "../../shared/applying/application.ts";
import {
  type DocumentFieldName,
  type DocumentPlace,
  documentFields,
  documentLabel,
} from "../../shared/applying/document-fields.ts";
import { documentReference, uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import { jobAnswers } from "../../shared/applying/job-answers.ts";
import type { Locale } from "../../shared/languages.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { type AttachedDocument, attachedDocuments } from "../applying/attached-documents.ts";
import { isBegun, openDraft, sealDraft } from "../applying/draft.ts";
import { isSent } from "../applying/find-repeat.ts";
import { newReference } from "../applying/new-reference.ts";
import { isSameBrowser } from "../applying/same-browser.ts";
import { refuseClosedJob } from "../jobs/refuse-closed-job.ts";
import { openPrivateDetails } from "./open-private-details.ts";
import { isPrivateField, mayViewPrivate } from "./private-view.ts";

interface Reusable {
  reference: string;
  jobId: string | null;
  email: string;
  answers: Answers;
  documents: AttachedDocument[];
  isMasked: boolean;
}

type Opening = Pick<World, "vault" | "clock" | "log"> & { sql: Sql };

/** `view` is the browser's right to see passport data. Without it the answers have no passport number and no copy. */
export async function openReusable(world: Opening, id: string, view: string | undefined): Promise<Reusable> {
  const { sql } = world;
  const row = (await findOwnApplication(sql, id)) ?? fail("applicationDeleted");
  const { passportNumber, ...details } = (await openPrivateDetails(world, row)) ?? fail("answersUnreadable");
  const isMasked = !(await mayViewPrivate(world, id, view));
  const attached = await listApplicationDocuments(sql, id);
  const held = attached.map(({ field, id }) => [field, documentReference(id)] as const);
  const dates = attached.flatMap(({ field, validUntil }) =>
    isCertificate(field) && validUntil ? [[validUntilName(field), validUntil]] : [],
  );
  const links = (Object.keys(documentFields) as DocumentFieldName[])
    .map((field) => [field, row[field] ?? ""] as const)
    .filter(([, reference]) => reference && !uploadedDocumentId(reference));
  const references: Answers = Object.fromEntries(
    [...links, ...held].filter(([place]) => !isMasked || !isPrivateField(place)),
  );
  const { documents } = await attachedDocuments(sql, { id, browserHash: null }, references);
  const given: Record<string, unknown> = { ...row, ...details, ...(!isMasked && { passportNumber }) };
  const names = Object.keys({ ...PersonalDetails.shape, ...ProfessionalDetails.shape });
  const { reference, jobId, email } = row;
  return {
    ...{ reference, jobId, email, documents, isMasked },
    answers: {
      ...Object.fromEntries(names.flatMap((name) => (given[name] == null ? [] : [[name, given[name]]]))),
      ...references,
      ...Object.fromEntries(dates),
    },
  };
}

interface Reuse {
  applicationId: string;
  /** The candidate chooses a job on the list when there is none. */
  jobId: string | undefined;
  browserHash: Uint8Array;
  view: string | undefined;
  /** The candidate agreed to lose the draft that this browser has. */
  replaces: boolean;
  language: Locale;
}

/** Makes a draft of this browser. Both applications hold the documents, so erasing one keeps them for the other. */
export function reuseApplication(
  world: Pick<World, "sql" | "vault" | "payments" | "clock" | "log">,
  { applicationId, jobId, browserHash, view, replaces, language }: Reuse,
): Promise<void> {
  return inTransaction(world.sql, async (tx) => {
    const { vault, payments, clock } = world;
    await lockBrowser(tx, browserHash);
    // An erasure of the same moment waits here, and then sees that the draft holds the documents.
    await lockApplication(tx, applicationId);
    const { answers, documents, email, isMasked } = await openReusable(
      { ...world, sql: tx },
      applicationId,
      view,
    );
    const job = jobId ? ((await findJob(tx, jobId)) ?? fail("jobNotFound")) : undefined;
    if (job && (await isApplied(tx, { applicationId, jobId: job.id, browserHash, email })))
      fail("appliedBefore");
    await refuseClosedJob(tx, payments, jobId ?? null);

    const before = await lockDraftRow(tx, browserHash);
    const opened = before && (await openDraft(vault, before));
    if (before?.paymentStatus === "completed") fail("paidDraftHere");
    if (opened && isBegun(opened) && !replaces) fail("draftHere");
    await deleteDraft(tx, browserHash);

    const id = randomUUID();
    await insertApplication(tx, {
      id,
      reference: newReference(),
      browserHash,
      jobId: jobId ?? null,
      language,
    });
    // A page that still shows the earlier draft must not write into this one.
    const moved = before && { id: before.id, at: clock().toISOString(), isTold: true };
    const { sector, desiredCountry, desiredPosition, ...others } = answers;
    await sealDraft(
      tx,
      vault,
      { id, jobId: jobId ?? null },
      {
        answers: { ...others, ...(job && jobAnswers(job)) },
        documentNames: Object.fromEntries(documents.map((document) => [document.field, nameOf(document)])),
        moved,
        reused: { isMasked },
      },
    );
    await replaceApplicationDocuments(
      tx,
      id,
      documents.map(({ field, id }) => ({ field, documentId: id })),
    );
    const details = { draft: id, job: jobId ?? null, passport: !isMasked };
    await audit(tx, "candidate", "application reused", ["application", applicationId], details);
  });
}

interface Wanted extends Pick<Reuse, "applicationId" | "browserHash"> {
  jobId: string;
  email: string;
}

/** A browser that sent nothing cannot learn which other jobs the candidate applied for. */
async function isApplied(tx: Sql, { applicationId, jobId, browserHash, email }: Wanted): Promise<boolean> {
  if (await isSent(tx, applicationId, jobId)) return true;
  const earlier = await findEarlierApplication(tx, jobId, email);
  return isSameBrowser(earlier?.browserHash, browserHash);
}

/** The site erased the file's own name when the candidate sent the application. */
const nameOf = ({ field, type }: { field: DocumentPlace; type: string }) =>
  `${documentLabel(field)} (${type.toUpperCase()})`;
