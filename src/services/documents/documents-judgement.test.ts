import pLimit from "p-limit";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { concat, zip } from "../../../tests/support/archive-fixtures.ts";
import { contentTypes, pdf, wordDocument } from "../../../tests/support/document-fixtures.ts";
import { settled } from "../../../tests/support/fake-timer.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { until } from "../../../tests/support/until.ts";
import { type FileStore, FilesAway } from "../files/files.ts";
import { openVault } from "../sealing/web-vault.ts";
import { sealDocument } from "./documents.ts";

const MiB = 1024 * 1024;
const vault = openVault("a secret of thirty-two characters or more");
const judging = pLimit(1);
const text = (content: string) => new TextEncoder().encode(content);
const picture = { name: "word/media/image1.jpeg", content: "x".repeat(3 * MiB) };
const macros = { name: "word/vbaProject.bin", content: "x" };
const letter = zip([picture, contentTypes(), wordDocument]);

/** A store that records what it is asked for. */
function noting(files: FileStore = memoryFiles()) {
  const asked: string[] = [];
  const store: FileStore = {
    write(key, piece, bytes) {
      asked.push(`write ${piece}`);
      return files.write(key, piece, bytes);
    },
    read(key, piece) {
      asked.push(`read ${piece}`);
      return files.read(key, piece);
    },
    remove(key) {
      asked.push("remove");
      return files.remove(key);
    },
  };
  return { asked, store };
}

function seal(bytes: Uint8Array, files: FileStore) {
  const body = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream();
  return sealDocument({ body, maxBytes: 10 * MiB, vault, files, judging, context: "documents:1" });
}

const judgement = suite("the judgement of a document");

judgement("refuses what can be none before anything is written", async () => {
  const { asked, store } = noting();
  assert.equal(await seal(concat(text("MZ"), new Uint8Array(9 * MiB)), store), { refused: "wrongFileType" });
  assert.equal(asked, ["remove"]);
});

for (const [kind, bytes] of [
  ["a long Word document with macros", zip([picture, contentTypes(), wordDocument, macros])],
  ["a long PDF with a page behind it", concat(pdf(2 * MiB), text("<html>"))],
] as const)
  judgement(`removes ${kind}, which shows at its end`, async () => {
    const files = memoryFiles();
    const { asked, store } = noting(files);
    assert.equal(await seal(bytes, store), { refused: "wrongFileType" });
    assert.ok(asked.includes("write 1"));
    assert.is(files.held.size, 0);
  });

judgement("reads back of a long Word document only where its names and types are", async () => {
  const { asked, store } = noting();
  assert.is(((await seal(letter, store)) as { type: string }).type, "docx");
  assert.equal(
    asked.filter((deed) => !deed.startsWith("write")),
    ["read 5"],
  );
});

judgement("reads nothing back of a document of one piece", async () => {
  const { asked, store } = noting();
  await seal(zip([contentTypes(), wordDocument]), store);
  assert.equal(asked, ["write 0"]);
});

judgement("waits for its turn before it reads anything back", async () => {
  const { asked, store } = noting();
  let leave!: () => void;
  const other = judging(() => new Promise<void>((resolve) => (leave = resolve)));
  const sealing = seal(letter, store);
  await until("all pieces but the last are written", () => asked.length === 6);
  for (let turn = 0; turn < 10; turn += 1) await settled();
  assert.is(asked.length, 6);
  leave();
  await Promise.all([other, sealing]);
  assert.equal(asked.slice(6), ["read 5", "write 6"]);
});

judgement("says that the store is away, not that the document is wrong", async () => {
  const files = memoryFiles();
  const read = async () => {
    throw new FilesAway(new Error("gone"));
  };
  const error = await seal(letter, { ...files, read }).catch((error: Error) => error);
  assert.instance(error, FilesAway);
  assert.is(files.held.size, 0);
});

judgement("asks a store that is away once", async () => {
  const { asked, store } = noting({
    ...memoryFiles(),
    async read() {
      throw new FilesAway(new Error("gone"));
    },
  });
  // The judgement finds no table near the end of this document, so it would search all of it.
  const error = await seal(pdf(2 * MiB), store).catch((error: Error) => error);
  assert.instance(error, FilesAway);
  assert.is(asked.filter((deed) => deed.startsWith("read")).length, 1);
});

judgement.run();
