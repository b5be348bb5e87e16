import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdf } from "../../../tests/support/document-fixtures.ts";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { testDatabase, testServices } from "../../../tests/support/site.ts";
import { aLink, put } from "../../../tests/support/upload-link.ts";
import { type FileStore, FilesAway } from "../../services/files/files.ts";
import { removeBrokenUploads } from "./remove-broken-uploads.ts";

const MiB = 1024 * 1024;
const sql = await testDatabase();

const minutesLater = async (minutes: number, files: FileStore) => ({
  ...(await testServices()),
  files,
  clock: () => new Date(Date.now() + minutes * 60_000),
});

/** Leaves the first piece of an upload in the store, as a process does that ends during the second. */
async function aBrokenUpload() {
  const files = memoryFiles((piece) => {
    if (piece === 1) throw new FilesAway(new Error("gone"));
  });
  const lame = { ...files, remove: () => Promise.reject(new FilesAway(new Error("gone"))) };
  const link = await aLink();
  assert.is((await put(link, pdf(MiB), { files: lame })).status, 503);
  assert.is(files.held.size, 1);
  return { link, files, lame, storageKey: [...files.held.keys()][0]!.split("/")[0]! };
}

const attempts = (storageKey: string) => sql`select from upload_attempts where storage_key = ${storageKey}`;

const sweep = suite("remove broken uploads");

sweep("removes after an hour what an upload that broke has left, and forgets it", async () => {
  const { files, storageKey } = await aBrokenUpload();
  await removeBrokenUploads(await minutesLater(59, files));
  assert.is(files.held.size, 1);
  await removeBrokenUploads(await minutesLater(61, files));
  assert.is(files.held.size, 0);
  assert.is((await attempts(storageKey)).length, 0);
});

sweep("tries again when the store did not answer", async () => {
  const { files, lame } = await aBrokenUpload();
  await removeBrokenUploads(await minutesLater(61, lame));
  assert.is(files.held.size, 1);
  await removeBrokenUploads(await minutesLater(61, files));
  assert.is(files.held.size, 0);
});

sweep("leaves what a document names, and what a later attempt stored in its place", async () => {
  const { link } = await aBrokenUpload();
  const files = memoryFiles();
  assert.is((await put(link, pdf(MiB), { files })).status, 200);
  await removeBrokenUploads(await minutesLater(61, files));
  assert.is(files.held.size, 2);
});

sweep.run();
