import { randomUUID } from "node:crypto";
import {
  type ApplicationState,
  deleteDraft,
  findDraftRow,
  insertApplication,
  lockBrowser,
  lockDraftRow,
  type PaymentStatus,
  updateDraft,
} from "../../db/applications/applications.ts";
import { replaceApplicationDocuments } from "../../db/applying/documents.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { type Database, inTransaction, type Sql } from "../../db/sql.ts";
import { SealBroken } from "../../services/sealing/authenticated-encryption.ts";
import type { Vault } from "../../services/sealing/vault.ts";
import type { Answers } from "../../shared/applying/application.ts";
import type { DocumentNames, DocumentPlace } from "../../shared/applying/document-fields.ts";
import type { Issue } from "../../shared/issues.ts";
import type { Locale } from "../../shared/languages.ts";
import { say } from "../../shared/say.ts";
import { type AttachedDocument, attachedDocuments } from "./attached-documents.ts";
import { newReference } from "./new-reference.ts";
import { datesWithout, type Places, placeCertificates } from "./place-certificates.ts";
import { refilledAnswers } from "./refilled-answers.ts";

export interface Draft {
  id: string;
  answers: Answers;
  documentNames: DocumentNames;
  documents: Partial<Record<DocumentPlace, AttachedDocument>>;
  jobId: string | null;
  paymentStatus: PaymentStatus;
  /** True when no key opens the saved answers. */
  isLost: boolean;
  moved?: MovedDraft | undefined;
  reused?: ReusedAnswers | undefined;
}

/** The answers are those of an application that was sent. */
interface ReusedAnswers {
  isMasked: boolean;
}

export interface MovedDraft {
  id: string;
  at: string;
  isTold: boolean;
}

export interface DraftPatch {
  answers?: Answers;
  documentNames?: DocumentNames;
  /** Names the documents that the page showed in these places. Without it, a certificate replaces any other. */
  replaces?: DocumentNames;
  jobId?: string | null;
  /** The language of the page. Emails about the application are in it. */
  language?: Locale;
}

type SealedDraft = Pick<Draft, "answers" | "documentNames" | "moved" | "reused">;

type OpenedDraft = SealedDraft & Pick<Draft, "isLost">;

export function namedDocuments({ documentNames, documents }: Pick<Draft, "documentNames" | "documents">) {
  const places = Object.keys(documentNames) as DocumentPlace[];
  return Object.fromEntries(
    places.map((place) => [
      place,
      { name: documentNames[place] ?? undefined, bytes: documents[place]?.bytes },
    ]),
  );
}

export const isBegun = ({ answers }: Pick<Draft, "answers">): boolean => Object.keys(answers).length > 0;

export const draftContext = (id: string) => `applications.draft:${id}`;

/** Returns empty answers and `isLost` when no key opens the draft. */
export async function openDraft(vault: Vault, row: ApplicationState): Promise<OpenedDraft> {
  const empty = { answers: {}, documentNames: {} };
  if (!row.draftSealed || !row.draftKeyId) return { ...empty, isLost: false };
  try {
    const sealed = { bytes: row.draftSealed, keyId: row.draftKeyId };
    return { ...(await vault.openJson<SealedDraft>(sealed, draftContext(row.id))), isLost: false };
  } catch (error) {
    if (!(error instanceof SealBroken)) throw error;
    return { ...empty, isLost: true };
  }
}

export async function findDraft(sql: Sql, vault: Vault, browserHash: Uint8Array): Promise<Draft | undefined> {
  const row = await findDraftRow(sql, browserHash);
  if (!row) return undefined;
  const draft = await openDraft(vault, row);
  const { documents } = await attachedDocuments(sql, row, draft.answers);
  return draftOf(row, draft, documents);
}

/** Locks the browser and returns its locked draft, which it makes when there is none. */
export async function ensureDraft(tx: Sql, browserHash: Uint8Array): Promise<ApplicationState> {
  await lockBrowser(tx, browserHash);
  return (
    (await lockDraftRow(tx, browserHash)) ??
    insertApplication(tx, { id: randomUUID(), reference: newReference(), browserHash, jobId: null })
  );
}

/** Saves nothing when another browser owns one of the documents. */
export function saveDraft(
  sql: Database,
  vault: Vault,
  browserHash: Uint8Array,
  patch: DraftPatch,
): Promise<{ draft: Draft; places: Places } | { issues: Issue[] }> {
  return inTransaction(sql, async (tx) => {
    const row = await ensureDraft(tx, browserHash);
    const before = await openDraft(vault, row);
    const placed = placeCertificates(before.answers, patch);
    if ("issues" in placed) return placed;
    const job = patch.jobId ? await findJob(tx, patch.jobId) : undefined;
    const refilled = await refilledAnswers(tx, { ...before, jobId: row.jobId }, job);
    const draft: SealedDraft = {
      moved: before.moved,
      reused: before.reused,
      answers: {
        ...before.answers,
        ...refilled,
        ...placed.answers,
        ...datesWithout(before.answers, placed.answers),
      },
      documentNames: { ...before.documentNames, ...placed.documentNames },
    };
    const { documents, issues } = await attachedDocuments(tx, row, draft.answers);
    if (issues.length > 0) return { issues };
    const jobId = patch.jobId === undefined ? row.jobId : patch.jobId;
    if (patch.jobId && !job)
      return { issues: [{ path: "jobId", message: say("The job of this application is unknown") }] };
    await sealDraft(tx, vault, { ...row, jobId, language: patch.language }, draft);
    await replaceApplicationDocuments(
      tx,
      row.id,
      documents.map(({ field, id }) => ({ field, documentId: id })),
    );
    const { places } = placed;
    return { draft: draftOf({ ...row, jobId }, { ...draft, isLost: false }, documents), places };
  });
}

/** Overwrites answers and job of an unsent draft. Keeps its language when none is given. */
export async function sealDraft(
  tx: Sql,
  vault: Vault,
  { id, jobId, language }: Pick<ApplicationState, "id" | "jobId"> & { language?: string | undefined },
  draft: SealedDraft,
): Promise<void> {
  const sealed = await vault.sealJson(draft, draftContext(id));
  await updateDraft(tx, id, { sealed: sealed.bytes, keyId: sealed.keyId, jobId, language });
}

/** Detaches a draft whose payment may still arrive instead of deleting it, so that the payment finds it. */
export function discardDraft(sql: Database, browserHash: Uint8Array): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await lockBrowser(tx, browserHash);
    await deleteDraft(tx, browserHash);
  });
}

function draftOf(row: ApplicationState, opened: OpenedDraft, documents: AttachedDocument[]): Draft {
  return {
    ...opened,
    id: row.id,
    documents: Object.fromEntries(documents.map((document) => [document.field, document])),
    jobId: row.jobId,
    paymentStatus: row.paymentStatus,
  };
}
