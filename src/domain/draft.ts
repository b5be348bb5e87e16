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
} from "../db/applications.ts";
import { replaceApplicationDocuments } from "../db/documents.ts";
import { findJob } from "../db/jobs.ts";
import { type Database, inTransaction, type Sql } from "../db/sql.ts";
import type { Vault } from "../services/vault.ts";
import type { Answers } from "../shared/application.ts";
import type { DocumentFieldName } from "../shared/document-fields.ts";
import type { Issue } from "../shared/issues.ts";
import { type AttachedDocument, documentsOf } from "./documents-of.ts";
import { newReference } from "./new-reference.ts";

export type DocumentNames = Partial<Record<DocumentFieldName, string | null>>;

/** What a candidate has entered so far, right or not yet. */
export interface Draft {
  id: string;
  answers: Answers;
  /** What the files were called on the candidate's device. */
  documentNames: DocumentNames;
  documents: Partial<Record<DocumentFieldName, AttachedDocument>>;
  jobId: string | null;
  paymentStatus: PaymentStatus;
}

export interface DraftPatch {
  answers?: Answers;
  documentNames?: DocumentNames;
  jobId?: string | null;
}

interface SealedDraft {
  answers: Answers;
  documentNames: DocumentNames;
}

export const draftContext = (id: string) => `applications.draft:${id}`;

/** The answers of a row that is still a draft; none when nothing was entered yet. */
export async function openDraft(vault: Vault, row: ApplicationState): Promise<SealedDraft> {
  if (!row.draftSealed || !row.draftKeyId) return { answers: {}, documentNames: {} };
  return vault.openJson({ bytes: row.draftSealed, keyId: row.draftKeyId }, draftContext(row.id));
}

export async function findDraft(sql: Sql, vault: Vault, browserHash: Uint8Array): Promise<Draft | undefined> {
  const row = await findDraftRow(sql, browserHash);
  if (!row) return undefined;
  const draft = await openDraft(vault, row);
  const { documents } = await documentsOf(sql, row, draft.answers);
  return draftOf(row, draft, documents);
}

/** The browser's draft, made when there is none; the browser is locked until the transaction ends. */
export async function ensureDraft(tx: Sql, browserHash: Uint8Array): Promise<ApplicationState> {
  await lockBrowser(tx, browserHash);
  return (
    (await lockDraftRow(tx, browserHash)) ??
    insertApplication(tx, { id: randomUUID(), reference: newReference(), browserHash, jobId: null })
  );
}

/** Adds answers to the browser's draft; refused as a whole when a document is not one of this browser's. */
export function saveDraft(
  sql: Database,
  vault: Vault,
  browserHash: Uint8Array,
  patch: DraftPatch,
): Promise<{ draft: Draft } | { issues: Issue[] }> {
  return inTransaction(sql, async (tx) => {
    const row = await ensureDraft(tx, browserHash);
    const before = await openDraft(vault, row);
    const draft = {
      answers: { ...before.answers, ...patch.answers },
      documentNames: { ...before.documentNames, ...patch.documentNames },
    };
    const { documents, issues } = await documentsOf(tx, row, draft.answers);
    if (issues.length > 0) return { issues };
    const jobId = patch.jobId === undefined ? row.jobId : patch.jobId;
    if (patch.jobId && !(await findJob(tx, patch.jobId)))
      return { issues: [{ path: "jobId", message: "The vacancy of this application is unknown" }] };
    const sealed = await vault.sealJson(draft, draftContext(row.id));
    await updateDraft(tx, row.id, { sealed: sealed.bytes, keyId: sealed.keyId, jobId });
    await replaceApplicationDocuments(
      tx,
      row.id,
      documents.map(({ field, id }) => ({ field, documentId: id })),
    );
    return { draft: draftOf({ ...row, jobId }, draft, documents) };
  });
}

/** Forgets the draft. One that money may be on its way for is only detached: its payment still finds it. */
export function discardDraft(sql: Database, browserHash: Uint8Array): Promise<void> {
  return inTransaction(sql, async (tx) => {
    await lockBrowser(tx, browserHash);
    await deleteDraft(tx, browserHash);
  });
}

function draftOf(
  row: ApplicationState,
  { answers, documentNames }: SealedDraft,
  documents: AttachedDocument[],
): Draft {
  return {
    id: row.id,
    answers,
    documentNames,
    documents: Object.fromEntries(documents.map((document) => [document.field, document])),
    jobId: row.jobId,
    paymentStatus: row.paymentStatus,
  };
}
