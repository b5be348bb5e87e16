import { findStoredDocument, insertDocumentReading } from "../../db/applying/documents.ts";
import { findMandateFile } from "../../db/employers/mandate-files.ts";
import type { Database } from "../../db/sql.ts";
import { fail } from "../../errors.ts";
import { openDocument } from "../../services/documents/documents.ts";
import type { Scanner } from "../../services/documents/scanner.ts";
import { type ScanState, shownScan } from "../../shared/applications/document-scan.ts";
import type { DocumentPlace, DocumentType } from "../../shared/applying/document-fields.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { documentContext } from "../applying/store-upload.ts";

export interface Reader {
  kind: "admin" | "employer" | "candidate";
  id?: string;
  /** A HEAD gets no bytes, so nobody has read the document. */
  isHead?: boolean;
}

export interface OpenedDocument {
  /** Null until an application holds the document. */
  place: DocumentPlace | null;
  type: DocumentType;
  bytes: number;
  body: ReadableStream<Uint8Array>;
}

/** Records who reads the document. The caller decides who may. */
export async function openStoredDocument(
  { sql, vault, files, scanner }: Pick<World, "sql" | "vault" | "files" | "scanner">,
  id: string,
  reader: Reader,
): Promise<OpenedDocument | undefined> {
  if (!isUuid(id)) return undefined;
  const document = await findStoredDocument(sql, id);
  if (!document) return undefined;
  const sender = document.ofOffer ? "employer" : "candidate";
  refuseUnscanned(document.scanState, reader.kind === sender, scanner);
  const { storageKey, pieces, wrappedKey, wrappedKeyId, place, type, bytes } = document;
  const wrapped = { bytes: wrappedKey, keyId: wrappedKeyId };
  // An address may spell the id in capitals, so the context takes the id of the row.
  const context = documentContext(document.id);
  const body = await openDocument({ storageKey, pieces, wrapped, vault, files, context });
  if (reader.isHead) return { place, type, bytes, body };
  await insertDocumentReading(sql, id, reader);
  if (reader.kind === "admin") await logEvidence(sql, id);
  return { place, type, bytes, body };
}

async function logEvidence(sql: Database, documentId: string): Promise<void> {
  const file = await findMandateFile(sql, documentId);
  if (!file) return;
  await audit(sql, "admin", "mandate file opened", ["employer", file.employerId], {
    document: documentId,
    request: file.requestId,
  });
}

/** Before its scan only the sender may open a document. Nobody may open an infected one. */
function refuseUnscanned(scanState: ScanState | null, isSender: boolean, scanner: Scanner | undefined): void {
  const scan = shownScan(scanState, scanner !== undefined);
  if (scan === "infected") fail("documentInfected");
  if (isSender) return;
  if (scan === "pending") fail("documentPending", { retryAfterSeconds: 60 });
  if (scan === "error") fail("documentUnscannable", { retryAfterSeconds: 60 * 60 });
}
