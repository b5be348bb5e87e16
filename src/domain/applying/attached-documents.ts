import { refusedDocuments, wrongTypeMessage } from "../../content/apply-messages.ts";
import { lockOwnDocuments } from "../../db/applying/documents.ts";
import type { Sql } from "../../db/sql.ts";
import {
  type DocumentPlace,
  type DocumentType,
  documentPlaces,
  fieldOfPlace,
} from "../../shared/applying/document-fields.ts";
import { uploadedDocumentId } from "../../shared/applying/document-reference.ts";
import type { Issue } from "../../shared/issues.ts";
import { say } from "../../shared/say.ts";

export interface AttachedDocument {
  field: DocumentPlace;
  id: string;
  type: DocumentType;
  bytes: number;
  infected: boolean;
}

type References = Partial<Record<DocumentPlace, unknown>>;

interface Owner {
  id?: string;
  browserHash: Uint8Array | null;
}

/** Accepts an upload that is complete, of an accepted type and the owner's own, and any typed link. */
export async function attachedDocuments(
  sql: Sql,
  owner: Owner,
  references: References,
): Promise<{ documents: AttachedDocument[]; issues: Issue[] }> {
  const wanted = documentPlaces.flatMap((field) => {
    const reference = references[field];
    const id = typeof reference === "string" && uploadedDocumentId(reference);
    return id ? [{ field, id }] : [];
  });
  if (wanted.length === 0) return { documents: [], issues: [] };
  const own = await lockOwnDocuments(
    sql,
    owner,
    wanted.map(({ id }) => id),
  );
  const found = new Map(own.map((document) => [document.id, document]));
  const documents: AttachedDocument[] = [];
  const issues: Issue[] = [];
  for (const { field, id } of wanted) {
    const document = found.get(id);
    if (!document)
      issues.push({ path: field, message: say("The file could not be found. Please upload it again") });
    else if (!fieldOfPlace(field).acceptedTypes.includes(document.type))
      issues.push({ path: field, message: wrongTypeMessage(fieldOfPlace(field).acceptedTypes) });
    else {
      const { type, bytes, scanState } = document;
      documents.push({ field, id, type, bytes, infected: scanState === "infected" });
    }
  }
  return { documents, issues };
}

export const infectedIssues = (documents: readonly AttachedDocument[]): Issue[] =>
  documents
    .filter(({ infected }) => infected)
    .map(({ field }) => ({ path: field, message: say(refusedDocuments.fileInfected) }));
