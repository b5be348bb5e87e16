import { createHash, randomUUID } from "node:crypto";
import type { LimitFunction } from "p-limit";
import type { DocumentType } from "../../shared/applying/document-fields.ts";
import { isHeic } from "../../shared/applying/file-signs.ts";
import { lazyStream } from "../../shared/lazy-stream.ts";
import type { Sealed } from "../../shared/sealed.ts";
import type { Fault } from "../fault.ts";
import { type FileStore, FilesAway } from "../files/files.ts";
import type { DocumentKey, Vault } from "../sealing/vault.ts";
import { type Judgement, judgeDocument, likelyType } from "./document-type.ts";
import { readAnywhere } from "./random-access.ts";

const pieceBytes = 512 * 1024;

export interface SealedDocument {
  storageKey: string;
  type: DocumentType;
  bytes: number;
  /** Equal digests show that somebody sends the same document again. */
  sha256: Uint8Array;
  pieces: number;
  wrapped: Sealed;
  activeContent: boolean;
}

export interface RefusedDocument {
  refused: Fault;
}

interface Sealing {
  body: ReadableStream<Uint8Array>;
  maxBytes: number;
  vault: Vault;
  files: FileStore;
  judging: LimitFunction;
  /** The context names the row of the document. Under another context the document does not open. */
  context: string;
  /** Each attempt has a new key, so that two attempts do not overwrite each other. */
  storageKey?: string;
}

/** Seals the body while it arrives. Nobody can reach the pieces until a row names the storage key. */
export async function sealDocument(sealing: Sealing): Promise<SealedDocument | RefusedDocument> {
  const { body, maxBytes, files, storageKey = randomUUID() } = sealing;
  const reader = body.getReader();
  let kept = false;
  let isAway = false;
  try {
    const result = await writePieces(reader, storageKey, sealing);
    kept = !("refused" in result);
    return result;
  } catch (error) {
    isAway = error instanceof FilesAway;
    throw error;
  } finally {
    if (!kept) {
      const removed = files.remove(storageKey).catch(() => {});
      // The sender has waited once for a store that does not answer. A task removes the rest later.
      if (!isAway) await removed;
      await drain(reader, maxBytes);
    }
    reader.releaseLock();
  }
}

async function writePieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  storageKey: string,
  { maxBytes, vault, files, judging, context }: Sealing,
): Promise<SealedDocument | RefusedDocument> {
  const hash = createHash("sha256");
  let document: (Begun & { wrapped: Sealed }) | undefined;
  let total = 0;
  let pieces = 0;
  let isActive = false;
  for await (const { bytes, last } of inPieces(reader, pieceBytes)) {
    total += bytes.length;
    if (total === 0) return { refused: "fileEmpty" };
    if (total > maxBytes) return { refused: "fileTooLarge" };
    if (!document) {
      const type = likelyType(bytes, last);
      if (!type) return { refused: isHeic(bytes) ? "fileHeic" : "wrongFileType" };
      document = { type, ...(await vault.newDocumentKey(context)) };
    }
    if (last) {
      const begun = document;
      const { fault, activeContent } = await judging(() => judge(begun, total, bytes, { files, storageKey }));
      if (fault) return { refused: fault };
      isActive = activeContent;
    }
    hash.update(bytes);
    await files.write(storageKey, pieces, await document.key.sealPiece(bytes, pieces, last));
    pieces += 1;
  }
  if (!document) return { refused: "fileEmpty" };
  const { type, wrapped } = document;
  return { storageKey, type, bytes: total, sha256: hash.digest(), pieces, wrapped, activeContent: isActive };
}

/** All pieces share one buffer, so a piece is valid until the next one. */
async function* inPieces(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  size: number,
): AsyncGenerator<{ bytes: Uint8Array; last: boolean }> {
  const buffer = new Uint8Array(size);
  let filled = 0;
  for (;;) {
    const { value, done } = await reader.read();
    if (done) {
      yield { bytes: buffer.subarray(0, filled), last: true };
      return;
    }
    for (let rest = value; rest.length > 0; ) {
      if (filled === size) {
        yield { bytes: buffer, last: false };
        filled = 0;
      }
      const part = rest.subarray(0, size - filled);
      buffer.set(part, filled);
      filled += part.length;
      rest = rest.subarray(part.length);
    }
  }
}

interface Begun {
  type: DocumentType;
  key: DocumentKey;
}

async function judge(
  { type, key }: Begun,
  bytes: number,
  last: Uint8Array,
  { files, storageKey }: Pick<Opening, "files" | "storageKey">,
): Promise<Judgement> {
  let failure: unknown;
  const readPiece = async (piece: number) => {
    // A second attempt at a store that does not answer would take as long as the first.
    if (failure) throw failure;
    try {
      return await key.openPiece(await files.read(storageKey, piece), piece, false);
    } catch (error) {
      failure = error;
      throw error;
    }
  };
  const judgement = await judgeDocument(type, readAnywhere({ bytes, pieceBytes, last, readPiece }));
  if (failure) throw failure;
  return judgement;
}

/** The browser reads the answer only after it has sent everything, so a body that closes earlier would hide the answer. */
async function drain(reader: ReadableStreamDefaultReader<Uint8Array>, maxBytes: number): Promise<void> {
  try {
    for (let drained = 0; drained <= maxBytes; ) {
      const { value, done } = await reader.read();
      if (done) return;
      drained += value.length;
    }
    await reader.cancel();
  } catch {}
}

interface Opening {
  storageKey: string;
  pieces: number;
  wrapped: Sealed;
  vault: Vault;
  files: FileStore;
  context: string;
}

/** Streams the document piece by piece. Fails before the stream begins when the first piece cannot be read. */
export async function openDocument(opening: Opening): Promise<ReadableStream<Uint8Array>> {
  const { storageKey, pieces, wrapped, vault, files, context } = opening;
  const key = await vault.openDocumentKey(wrapped, context);
  const readPiece = async (piece: number) =>
    key.openPiece(await files.read(storageKey, piece), piece, piece === pieces - 1);

  const first = await readPiece(0);
  const plain = (async function* () {
    yield first;
    for (let piece = 1; piece < pieces; piece++) yield await readPiece(piece);
  })();
  return lazyStream(
    () => plain.next(),
    () => plain.return(),
  );
}
