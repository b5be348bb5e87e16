import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { explain } from "../../../scripts/shared/explain.mjs";
import { memoryFiles } from "../../../tests/support/memory-files.ts";
import { anS3Bucket } from "../../../tests/support/s3-bucket.ts";
import { type FileStore, FilesAway } from "../../services/files/files.ts";
import { s3Files } from "../../services/files/s3-files.ts";
import type { StorageConfig } from "../config/config.ts";
import { checkStorage } from "./check-storage.ts";
import { filesIn } from "./fs-files.ts";

const bucket = await anS3Bucket();
const checking = suite("checkStorage");

checking.after(bucket.stop);
checking.before.each(() => {
  Object.assign(bucket.state, { silent: false, status: 0 });
});

/** Gives the line that the operator reads. */
const lineOf = async (files: FileStore, storage: StorageConfig) =>
  checkStorage(files, storage).then(
    () => "nothing was refused",
    (error) => explain(error, { DATA_DIR: "/srv/jobs" }),
  );

function s3(changes: Partial<typeof bucket.access> & { timeoutMs?: number }) {
  const { timeoutMs, ...access } = { ...bucket.access, ...changes };
  return lineOf(s3Files({ ...access, ...(timeoutMs && { timeoutMs }) }), { kind: "s3", ...access });
}

checking("leaves nothing in a store that works", async () => {
  assert.is(await s3({}), "nothing was refused");
  assert.is(bucket.held.size, 0);

  const folder = await mkdtemp(join(tmpdir(), "storage-"));
  assert.is(await lineOf(await filesIn(folder), { kind: "fs", folder }), "nothing was refused");
  assert.equal(await readdir(join(folder, "documents")), []);
  await rm(folder, { recursive: true });
});

const wrong: [string, Parameters<typeof s3>[0], string][] = [
  ["key", { accessKeyId: "other" }, "403 InvalidAccessKeyId). Correct S3_ACCESS_KEY_ID."],
  ["secret", { secretAccessKey: "other" }, "403 SignatureDoesNotMatch). Correct S3_SECRET_ACCESS_KEY."],
  ["bucket", { bucket: "job" }, "404 NoSuchBucket). Correct S3_BUCKET, or create that bucket."],
  ["region", { region: "auto" }, "400 AuthorizationHeaderMalformed). Set S3_REGION=eu-1."],
];
for (const [what, changes, end] of wrong) {
  checking(`names a wrong ${what} in one line`, async () => {
    assert.is(
      await s3(changes),
      `The S3 store did not accept a document (the store answered a PUT with ${end}`,
    );
  });
}

checking("names what to correct where the store says only no, and waits for one that fails", async () => {
  const answers: [number, string][] = [
    [
      403,
      "Correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, and let that key read, write and delete in S3_BUCKET.",
    ],
    [404, "Correct S3_BUCKET and S3_ENDPOINT."],
    [301, "Correct S3_ENDPOINT and S3_REGION."],
    [503, "Repair the store, or wait until it works again."],
  ];
  for (const [status, end] of answers) {
    bucket.state.status = status;
    const line = `The S3 store did not accept a document (the store answered a PUT with ${status}). ${end}`;
    assert.is(await s3({}), line);
  }
});

checking("names an endpoint where nothing listens, and one that is silent", async () => {
  const nobody = String(await s3({ endpoint: "http://127.0.0.1:1" }));
  assert.match(
    nobody,
    /^The S3 store did not accept a document \(.*\. Correct S3_ENDPOINT, or start the store that it names\.$/,
  );
  bucket.state.silent = true;
  const silent = String(await s3({ timeoutMs: 50 }));
  assert.match(silent, /timeout\)\. Correct S3_ENDPOINT, or start the store that it names\.$/);
});

checking("says that the disk is full, or what else keeps a file from the folder", async () => {
  const failing = (code: string) =>
    memoryFiles(() => {
      throw new FilesAway(Object.assign(new Error(`${code}: no`), { code }));
    });
  const fs: StorageConfig = { kind: "fs", folder: "/srv/jobs/files" };
  assert.is(
    await lineOf(failing("ENOSPC"), fs),
    "The disk of the data folder /srv/jobs is full. Free some space on it, or set DATA_DIR to a folder on another disk.",
  );
  assert.is(
    await lineOf(failing("EIO"), fs),
    "The site cannot write to the folder for documents in DATA_DIR (Error: EIO: no). Repair that disk, or set DATA_DIR to another folder.",
  );
});

checking.run();
