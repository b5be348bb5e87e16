import { createHash, randomUUID } from "node:crypto";
import { lockBrowser } from "../../db/applications/applications.ts";
import { findStoredDocument, type StoredDocument } from "../../db/applying/documents.ts";
import { beginUpload, countUnsentBytes, insertDocument, markStored } from "../../db/applying/uploads.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { Failure, fail } from "../../errors.ts";
import { type RefusedDocument, sealDocument } from "../../services/documents/documents.ts";
import { type DocumentType, maxDocumentBytes } from "../../shared/applying/document-fields.ts";
import type { World } from "../../world.ts";

const mostUnsentBytes = 100_000_000;

type Body = ReadableStream<Uint8Array>;

export type Stored = { id: string; type: DocumentType; bytes: number };

export const documentContext = (id: string) => `documents:${id}`;

/** Reserves the id of a document for this browser. Fails with 429 when its unsent files are full. */
export async function newUpload(
  world: Pick<World, "sql" | "settings">,
  browserHash: Uint8Array,
): Promise<string> {
  await refuseFullDrafts(world.sql, world, browserHash);
  return insertDocument(world.sql, browserHash);
}

async function refuseFullDrafts(
  sql: Sql,
  { settings }: Pick<World, "settings">,
  browserHash: Uint8Array,
  more = 1,
): Promise<void> {
  const held = await countUnsentBytes(sql, browserHash);
  if (held + more > Math.max(maxDocumentBytes, mostUnsentBytes * settings.rateLimitScale))
    fail("tooManyDraftBytes", { retryAfterSeconds: 60 * 60 });
}

/** The same bytes succeed again, because the first answer may have been lost. Other bytes are a conflict. */
export async function storeUpload(
  world: Pick<World, "sql" | "vault" | "files" | "judging" | "scanner" | "settings">,
  id: string,
  body: Body,
): Promise<Stored | RefusedDocument> {
  const { sql, vault, files, judging } = world;
  const storageKey = randomUUID();
  const place = (await beginUpload(sql, id, storageKey)) ?? fail("linkExpired");
  if (place.stored) return sameAgain(id, place.stored, await hashOf(body));
  await refuseFullDrafts(sql, world, place.browserHash);
  const context = documentContext(id);
  const sealed = await sealDocument({
    body,
    maxBytes: maxDocumentBytes,
    vault,
    files,
    judging,
    context,
    storageKey,
  });
  if ("refused" in sealed) return sealed;
  const { wrapped, ...columns } = sealed;
  const { type, bytes, sha256 } = columns;
  const row = { id, ...columns, wrappedKey: wrapped.bytes, wrappedKeyId: wrapped.keyId };
  if (await fill(world, place.browserHash, row)) {
    world.scanner?.wake();
    return { id, type, bytes };
  }
  return sameAgain(id, await findStoredDocument(sql, id), sha256);
}

/** Uploads of one browser wait for each other here, so that together they stay within the limit. */
async function fill(
  world: Pick<World, "sql" | "files" | "settings">,
  browserHash: Uint8Array,
  document: Omit<StoredDocument, "browserHash">,
): Promise<boolean> {
  const isFilled = await inTransaction(world.sql, async (tx) => {
    await lockBrowser(tx, browserHash);
    if (!(await markStored(tx, document))) return false;
    await refuseFullDrafts(tx, world, browserHash, 0);
    return true;
  }).catch(async (error) => {
    // After any other error the database may still have saved the row.
    if (error instanceof Failure) await world.files.remove(document.storageKey);
    throw error;
  });
  if (!isFilled) await world.files.remove(document.storageKey);
  return isFilled;
}

function sameAgain(
  id: string,
  first: Pick<StoredDocument, "type" | "bytes" | "sha256"> | undefined,
  sha256: Uint8Array,
): Stored {
  if (!first || !Buffer.from(first.sha256).equals(sha256)) return fail("uploadExists");
  return { id, type: first.type, bytes: first.bytes };
}

/** Reads the rest up to a limit, because a browser reads the answer only after it has sent everything. */
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
