import { findUpload, insertDocument, markStored } from "../db/documents.ts";
import type { Database, Sql } from "../db/sql.ts";
import { Failure, fail } from "../errors.ts";
import { sealDocument } from "../services/documents.ts";
import type { FileStore } from "../services/files.ts";
import type { Vault } from "../services/vault.ts";
import { withPace } from "../services/with-pace.ts";
import { type DocumentType, maxDocumentBytes } from "../shared/document-fields.ts";

interface DocumentWorld {
  sql: Database;
  vault: Vault;
  files: FileStore;
}

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
  body: ReadableStream<Uint8Array>,
): Promise<Stored | Refused> {
  if (!(await findUpload(sql, id))) fail("linkExpired");
  const context = documentContext(id);
  const sealed = await sealDocument({
    body: withPace(asSent(body)),
    maxBytes: maxDocumentBytes,
    vault,
    files,
    context,
  });
  if ("refused" in sealed) return sealed;
  const { wrapped, storageKey, type, bytes, sha256, pieces } = sealed;
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
  if (!(await markStored(sql, row))) {
    await files.remove(storageKey);
    const first = await findUpload(sql, id);
    if (!first?.sha256 || !Buffer.from(first.sha256).equals(sha256)) fail("uploadExists");
  }
  return { id, type, bytes };
}

/** That the sender broke off is no failure of ours. */
function asSent(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read().catch((cause: unknown) => {
          throw new Failure("badRequest", { cause });
        });
        if (done) controller.close();
        else controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
