import pLimit from "p-limit";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { jpg, pdf } from "../../../tests/support/document-fixtures.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import type { FileStore } from "../files/files.ts";
import { openVault } from "../sealing/web-vault.ts";
import { openDocument, type SealedDocument, sealDocument } from "./documents.ts";

const context = "documents:1";
const vault = openVault("a secret of thirty-two characters or more");
const judging = pLimit(1);

async function sealed(bytes: Uint8Array<ArrayBuffer>, files: FileStore): Promise<SealedDocument> {
  const body = new Blob([bytes]).stream();
  const result = await sealDocument({ body, maxBytes: bytes.length, vault, files, judging, context });
  if ("refused" in result) throw new Error(`refused: ${result.refused}`);
  return result;
}

async function open(document: SealedDocument, files: FileStore) {
  await new Response(await openDocument({ ...document, vault, files, context })).arrayBuffer();
}

async function nameOfError(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error.name,
  );
}

const attack = suite("a document that someone touched");
const original = pdf(3 * 512 * 1024);

for (const [deed, touch] of [
  ["a byte was changed", (held, key) => (held.get(`${key}/1`)![7]! ^= 1)],
  ["a piece was cut short", (held, key) => held.set(`${key}/1`, held.get(`${key}/1`)!.slice(0, -1))],
  ["its pieces were reordered", (held, key) => swap(held, `${key}/0`, `${key}/1`)],
  ["a piece was doubled", (held, key) => held.set(`${key}/1`, held.get(`${key}/0`)!)],
  ["its last piece was put earlier", (held, key) => held.set(`${key}/1`, held.get(`${key}/2`)!)],
] as [string, (held: Map<string, Uint8Array>, key: string) => void][])
  attack(`does not open when ${deed}`, async () => {
    const files = memoryFiles();
    const document = await sealed(original, files);
    touch(files.held, document.storageKey);
    assert.is(await nameOfError(open(document, files)), "SealBroken");
  });

attack("does not open as a shorter one", async () => {
  const files = memoryFiles();
  const document = await sealed(original, files);
  assert.is(await nameOfError(open({ ...document, pieces: 2 }, files)), "SealBroken");
});

attack("does not open when a piece is missing", async () => {
  const files = memoryFiles();
  const document = await sealed(original, files);
  files.held.delete(`${document.storageKey}/2`);
  assert.is(await nameOfError(open(document, files)), "FileMissing");
});

attack("does not open with a piece of another document", async () => {
  const files = memoryFiles();
  const [one, two] = [await sealed(original, files), await sealed(original, files)];
  swap(files.held, `${one.storageKey}/1`, `${two.storageKey}/1`);
  assert.is(await nameOfError(open(one, files)), "SealBroken");
});

attack("does not open in another row, and says so before a byte is sent", async () => {
  const files = memoryFiles();
  const document = await sealed(jpg, files);
  const opening = openDocument({ ...document, vault, files, context: "documents:2" });
  assert.is(await nameOfError(opening), "SealBroken");
});

function swap(held: Map<string, Uint8Array>, one: string, two: string): void {
  const kept = held.get(one)!;
  held.set(one, held.get(two)!);
  held.set(two, kept);
}

attack.run();
