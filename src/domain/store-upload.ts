import { createHash, randomUUID } from "node:crypto";
import { findStoredDocument, type StoredDocument } from "../db/documents.ts";
import type { Database, Sql } from "../db/sql.ts";
import { beginUpload, insertDocument, markStored } from "../db/uploads.ts";
import { fail } from "../errors.ts";
import { sealDocument } from "../services/documents.ts";
import type { FileStore } from "../services/files.ts";
import type { Vault } from "../services/vault.ts";
import { type DocumentType, maxDocumentBytes } from "../shared/document-fields.ts";

interface DocumentWorld {
  sql: Database;
  vault: Vault;
  files: FileStore;
}

type Body = ReadableStream<Uint8Array>;

export type Stored = { id: string; type: DocumentType; bytes: number };
export type Refused = { refused: "empty" | "tooLarge" | "wrongType" };

export const documentContext = (id: string) => `documents:${id}`;

/** Keeps a place for one document of this browser. */
export const newUpload = (sql: Sql, browserHash: Uint8Array): Promise<string> =>
  insertDocument(sql, browserHash);

/**
 * Seals and stores what is sent to a place. The same bytes sent again are as good as the first time (a lost answer);
 * other bytes are a conflict: a document never changes under an application.
 */
export async function storeUpload(
  { sql, vault, files }: DocumentWorld,
  id: string,
  body: Body,
): Promise<Stored | Refused> {
  const storageKey = randomUUID();
  const place = (await beginUpload(sql, id, storageKey)) ?? fail("linkExpired");
  if (place.stored) return sameAgain(id, place.stored, await hashOf(body));
  const context = documentContext(id);
  const sealed = await sealDocument({
    body,
    maxBytes: maxDocumentBytes,
    vault,
    files,
    context,
    storageKey,
  });
  if ("refused" in sealed) return sealed;
  const { wrapped, type, bytes, sha256, pieces } = sealed;
  const row = {
    id,
    storageKey,
    type,
    bytes,
    sha256,
    pieces,
    wrappedKey: wrapped.bytes,
    wrappedKeyId: wrapped.keyId,
  };
  if (await markStored(sql, row)) return { id, type, bytes };
  await files.remove(storageKey);
  return sameAgain(id, await findStoredDocument(sql, id), sha256);
}

function sameAgain(
  id: string,
  first: Pick<StoredDocument, "type" | "bytes" | "sha256"> | undefined,
  sha256: Uint8Array,
): Stored {
  if (!first || !Buffer.from(first.sha256).equals(sha256)) return fail("uploadExists");
  return { id, type: first.type, bytes: first.bytes };
}

/** Of what was sent, as far as the longest document and its like again: a client listens only when it has sent all. */
async function hashOf(body: Body): Promise<Uint8Array> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of body) {
    hash.update(chunk);
    bytes += chunk.length;
    if (bytes > 2 * maxDocumentBytes) break;
  }
  return hash.digest();
}
