import { createHash } from "node:crypto";
import pLimit from "p-limit";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { jpg, pdf } from "../../../tests/support/document-fixtures.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { type FileStore, FilesAway } from "../files/files.ts";
import { openVault } from "../sealing/web-vault.ts";
import { openDocument, type SealedDocument, sealDocument } from "./documents.ts";

const piece = 512 * 1024;
const MiB = 1024 * 1024;
const context = "documents:1";
const vault = openVault("a secret of thirty-two characters or more");
const judging = pLimit(1);

/** Gives a body in chunks that fit no piece. `left` counts the bytes that nobody has asked for yet. */
function bodyOf(bytes: Uint8Array, chunk = 60_001) {
  const progress = { left: bytes.length, cancelled: false };
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const at = bytes.length - progress.left;
        if (progress.left === 0) return controller.close();
        const part = bytes.slice(at, at + chunk);
        progress.left -= part.length;
        controller.enqueue(part);
      },
      cancel() {
        progress.cancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { stream, progress };
}

function seal(bytes: Uint8Array, files: FileStore, maxBytes = 10 * MiB) {
  return sealDocument({ body: bodyOf(bytes).stream, maxBytes, vault, files, judging, context });
}

async function sealed(bytes: Uint8Array, files: FileStore): Promise<SealedDocument> {
  const result = await seal(bytes, files);
  if ("refused" in result) throw new Error(`refused: ${result.refused}`);
  return result;
}

async function open(document: SealedDocument, files: FileStore) {
  const stream = await openDocument({ ...document, vault, files, context });
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

async function nameOfError(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error.name,
  );
}

function numbered(bytes: number): Uint8Array {
  const content = pdf(bytes);
  for (let at = 1024; at < bytes; at += 1) content[at] = (at * 31) >> 7;
  return content;
}

const keeping = suite("a sealed document");

for (const [size, pieces] of [
  [400, 1],
  [piece - 1, 1],
  [piece, 1],
  [piece + 1, 2],
  [3 * MiB, 6],
  [10 * MiB, 20],
] as const)
  keeping(`of ${size} bytes opens to what was sent, from ${pieces} pieces`, async () => {
    const files = memoryFiles();
    const content = numbered(size);
    const document = await sealed(content, files);
    const sha256 = createHash("sha256").update(content).digest();
    assert.is(document.type, "pdf");
    assert.is(document.bytes, size);
    assert.is(document.pieces, pieces);
    assert.is(files.held.size, pieces);
    assert.ok(sha256.equals(document.sha256));
    assert.ok(Buffer.from(await open(document, files)).equals(content));
  });

keeping("holds nothing that can be read in the store", async () => {
  const files = memoryFiles();
  await sealed(pdf(), files);
  assert.not([...files.held.values()].some((bytes) => Buffer.from(bytes).includes("Catalog")));
});

keeping("gets a storage key of its own at each attempt", async () => {
  const files = memoryFiles();
  const [one, two] = [await sealed(jpg, files), await sealed(jpg, files)];
  assert.is.not(one.storageKey, two.storageKey);
});

const refusal = suite("a refused document");

for (const [reason, content] of [
  ["fileEmpty", new Uint8Array(0)],
  ["wrongFileType", new Uint8Array(1)],
  ["wrongFileType", new Uint8Array(3 * MiB)],
  ["fileTooLarge", pdf(10 * MiB + 1)],
  ["fileTooLarge", pdf(12 * MiB)],
] as const)
  refusal(`of ${content.length} bytes is ${reason} and leaves nothing behind`, async () => {
    const files = memoryFiles();
    assert.equal(await seal(content, files), { refused: reason });
    assert.is(files.held.size, 0);
  });

refusal("is read to its end, so that the sender hears why", async () => {
  const { stream, progress } = bodyOf(new Uint8Array(3 * MiB));
  await sealDocument({ body: stream, maxBytes: 10 * MiB, vault, files: memoryFiles(), judging, context });
  assert.equal(progress, { left: 0, cancelled: false });
});

refusal("is not read without end", async () => {
  const { stream, progress } = bodyOf(new Uint8Array(5 * MiB));
  await sealDocument({ body: stream, maxBytes: MiB, vault, files: memoryFiles(), judging, context });
  assert.ok(progress.cancelled && progress.left > 2 * MiB);
});

const broken = suite("a broken attempt");

for (const failing of [0, 1, 3])
  broken(`leaves nothing behind when the store fails at piece ${failing}`, async () => {
    const files = memoryFiles((number) => {
      if (number === failing) throw new FilesAway(new Error("ENOSPC"));
    });
    assert.is(await nameOfError(seal(numbered(3 * MiB), files)), "FilesAway");
    assert.is(files.held.size, 0);
  });

broken("leaves nothing behind when the sender breaks off", async () => {
  const files = memoryFiles();
  let chunks = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (chunks === 20) throw new TypeError("aborted");
      chunks += 1;
      controller.enqueue(pdf(MiB / 10));
    },
  });
  const work = sealDocument({ body, maxBytes: 10 * MiB, vault, files, judging, context });
  assert.is(await nameOfError(work), "TypeError");
  assert.is(files.held.size, 0);
});

broken("says what went wrong though the store lets nothing be removed", async () => {
  const away = async () => {
    throw new FilesAway(new Error("gone"));
  };
  const work = seal(pdf(), { write: away, read: away, remove: away });
  assert.is(await nameOfError(work), "FilesAway");
});

broken("waits for a store that is away once, not a second time to remove what is there", async () => {
  const away = async () => {
    throw new FilesAway(new Error("silent"));
  };
  const work = seal(pdf(), { write: away, read: away, remove: () => new Promise(() => {}) });
  assert.is(await nameOfError(work), "FilesAway");
});

const memory = suite("the memory a document takes");

memory("is two pieces at most while it is written", async () => {
  const { stream, progress } = bodyOf(numbered(10 * MiB));
  let written = 0;
  let most = 0;
  const files = memoryFiles();
  const counting: FileStore = {
    ...files,
    async write(key, number, bytes) {
      for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      most = Math.max(most, 10 * MiB - progress.left - written);
      await files.write(key, number, bytes);
      written += piece;
    },
  };
  await sealDocument({ body: stream, maxBytes: 10 * MiB, vault, files: counting, judging, context });
  assert.ok(most <= 2 * piece, `${most} bytes were held`);
});

memory("is one piece ahead of the reader while it is read", async () => {
  const files = memoryFiles();
  const document = await sealed(numbered(10 * MiB), files);
  let reads = 0;
  const counting: FileStore = {
    ...files,
    async read(key, number) {
      reads += 1;
      return files.read(key, number);
    },
  };
  const stream = await openDocument({ ...document, vault, files: counting, context });
  let delivered = 0;
  for await (const _ of stream) {
    delivered += 1;
    await new Promise((resolve) => setImmediate(resolve));
    assert.ok(reads <= delivered + 1, `${reads} pieces were read for ${delivered}`);
  }
  assert.is(delivered, 20);
});

memory("is given back when the reader leaves", async () => {
  const files = memoryFiles();
  const document = await sealed(numbered(3 * piece), files);
  const stream = await openDocument({ ...document, vault, files, context });
  const reader = stream.getReader();
  await reader.read();
  await reader.cancel();
  assert.ok((await reader.read()).done);
});

keeping.run();
refusal.run();
broken.run();
memory.run();
