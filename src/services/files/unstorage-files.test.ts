import { mkdtemp, readdir, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { r2BucketOf } from "../../../tests/support/r2-bucket.ts";
import { filesIn } from "../../runtime/node/fs-files.ts";
import type { FileStore } from "./files.ts";
import { r2Files } from "./unstorage-files.ts";

const bytes = (...values: number[]) => new Uint8Array(values);

async function nameOfError(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: Error) => error.name,
  );
}

for (const [kind, open] of [
  ["fs", async (directory: string): Promise<FileStore> => filesIn(directory)],
  ["R2", async (): Promise<FileStore> => r2Files(r2BucketOf(new Map()))],
] as const) {
  const store = suite<{ directory: string; files: FileStore }>(`files on ${kind}`);

  store.before.each(async (context) => {
    context.directory = await mkdtemp(join(tmpdir(), "files-"));
    context.files = await open(context.directory);
  });
  store.after.each(({ directory }) => rm(directory, { recursive: true }));

  store("gives back the bytes of each piece", async ({ files }) => {
    await files.write("one", 0, bytes(0, 255, 10));
    await files.write("one", 1, bytes(13));
    assert.equal(new Uint8Array(await files.read("one", 0)), bytes(0, 255, 10));
    assert.equal(new Uint8Array(await files.read("one", 1)), bytes(13));
  });

  store("tells a missing piece from a store that is away", async ({ files }) => {
    assert.is(await nameOfError(files.read("one", 0)), "FileMissing");
  });

  store("removes all pieces of one document and none of another", async ({ files }) => {
    for (let piece = 0; piece < 12; piece += 1) await files.write("one", piece, bytes(piece));
    await files.write("one-more", 0, bytes(1));
    await files.remove("one");
    assert.is(await nameOfError(files.read("one", 0)), "FileMissing");
    assert.is(await nameOfError(files.read("one", 11)), "FileMissing");
    assert.equal(new Uint8Array(await files.read("one-more", 0)), bytes(1));
  });

  store("removes what is not there without a word", async ({ files }) => {
    await files.remove("one");
  });

  for (const key of ["", "..", "one/two", "one:two", "one?two"])
    store(`refuses ${JSON.stringify(key)} as a key`, async ({ files }) => {
      assert.is(await nameOfError(files.write(key, 0, bytes(1))), "TypeError");
      assert.is(await nameOfError(files.remove(key)), "TypeError");
    });

  store.run();
}

const disk = suite<{ directory: string }>("files on a disk");
disk.before.each(async (context) => {
  context.directory = await mkdtemp(join(tmpdir(), "files-"));
});
disk.after.each(({ directory }) => rm(directory, { recursive: true }));

disk("leaves no folder behind", async ({ directory }) => {
  const files = await filesIn(directory);
  await files.write("one", 0, bytes(1));
  await files.remove("one");
  assert.equal(await readdir(join(directory, "documents")), []);
});

disk("removes the half piece of a broken write too", async ({ directory }) => {
  const files = await filesIn(directory);
  await files.write("one", 0, bytes(1, 2));
  await truncate(join(directory, "documents", "one", "0"), 1);
  await files.remove("one");
  assert.is(await nameOfError(files.read("one", 0)), "FileMissing");
});

disk("is away when a file stands where its folder should be", async ({ directory }) => {
  await writeFile(join(directory, "documents"), "");
  const files = await filesIn(directory);
  assert.is(await nameOfError(files.write("one", 0, bytes(1))), "FilesAway");
  assert.is(await nameOfError(files.read("one", 0)), "FilesAway");
});

disk.run();

const away = suite("a bucket that does not answer");
const gone = new TypeError("fetch failed");
const down = async () => {
  throw gone;
};
const files = r2Files({ head: down, get: down, put: down, delete: down, list: down });

away("is away, with the reason", async () => {
  const error = await files.write("one", 0, bytes(1)).then(
    () => undefined,
    (reason: Error) => reason,
  );
  assert.is(error?.name, "FilesAway");
  assert.is(error?.cause, gone);
});

away("is away for reading and removing too", async () => {
  assert.is(await nameOfError(files.read("one", 0)), "FilesAway");
  assert.is(await nameOfError(files.remove("one")), "FilesAway");
});

away.run();
