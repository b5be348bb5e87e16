import { suite } from "uvu";
import * as assert from "uvu/assert";
import { r2BucketOf } from "../../../tests/support/r2-bucket.ts";
import { anS3Bucket } from "../../../tests/support/s3-bucket.ts";
import { deadlineMs } from "../../middleware/deadline.ts";
import { FileMissing, FilesAway } from "./files.ts";
import { type StoreRefusal, s3Files } from "./s3-files.ts";
import { r2Files } from "./unstorage-files.ts";

const files = suite("documents in an S3 bucket");
const bucket = await anS3Bucket();
const store = s3Files({ ...bucket.access, timeoutMs: 60_000 });

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );

files.after(bucket.stop);
files.before.each(() => {
  Object.assign(bucket.state, { silent: false, status: 0, requests: 0 });
  bucket.held.clear();
});

files("come back as they were written, signed and piece by piece", async () => {
  const piece = crypto.getRandomValues(new Uint8Array(60_000));
  const larger = new Uint8Array(100_000);
  larger.set(piece, 1000);
  await store.write("passport", 0, larger.subarray(1000, 61_000));
  await store.write("passport", 1, new Uint8Array([7]));
  assert.equal(await store.read("passport", 0), piece);
  assert.equal(await store.read("passport", 1), new Uint8Array([7]));
});

files("are removed with all their pieces, and again without complaint", async () => {
  for (const piece of [0, 1, 2]) await store.write("resume", piece, new Uint8Array(3));
  await store.write("resume-2", 0, new Uint8Array(3));
  await store.remove("resume");
  await store.remove("resume");
  assert.is(bucket.held.size, 1);
  assert.equal(await store.read("resume-2", 0), new Uint8Array(3));
});

files("bear the names that a Worker gives them, and are read and removed from either side", async () => {
  const atWorker = new Map<string, Uint8Array>();
  await r2Files(r2BucketOf(atWorker)).write("visa", 11, new Uint8Array(3));
  await store.write("visa", 11, new Uint8Array(3));
  assert.equal([...bucket.held.keys()], [...atWorker.keys()]);

  const worker = r2Files(r2BucketOf(bucket.held));
  await worker.write("resume", 0, new Uint8Array([1]));
  await store.write("photo", 0, new Uint8Array([2]));
  assert.equal(await store.read("resume", 0), new Uint8Array([1]));
  assert.equal(await worker.read("photo", 0), new Uint8Array([2]));
  await store.remove("resume");
  await worker.remove("photo");
  assert.equal([...bucket.held.keys()], [...atWorker.keys()]);
});

files("are read and removed under the names that Node gave them before", async () => {
  for (const piece of [0, 1]) bucket.held.set(`documents/old/${piece}`, new Uint8Array([piece]));
  assert.equal(await store.read("old", 1), new Uint8Array([1]));
  await store.remove("old");
  assert.is(bucket.held.size, 0);
});

files("say of a piece that is not there that it is missing", async () => {
  assert.instance(await failure(store.read("nothing", 0)), FileMissing);
});

files("are away when the bucket fails, refuses the key or is another's name", async () => {
  bucket.state.status = 500;
  assert.instance(await failure(store.write("a", 0, new Uint8Array(1))), FilesAway);
  assert.instance(await failure(store.read("a", 0)), FilesAway);
  bucket.state.status = 0;
  const stranger = s3Files({ ...bucket.access, accessKeyId: "other" });
  assert.instance(await failure(stranger.write("a", 0, new Uint8Array(1))), FilesAway);
  const misspelt = s3Files({ ...bucket.access, bucket: "job" });
  assert.instance(await failure(misspelt.write("a", 0, new Uint8Array(1))), FilesAway);
  assert.instance(await failure(misspelt.read("a", 0)), FilesAway);
});

files("have plain names as keys", async () => {
  for (const key of ["", "..", "one/two", "one:two", "one?two"]) {
    assert.instance(await failure(store.write(key, 0, new Uint8Array(1))), TypeError);
    assert.instance(await failure(store.remove(key)), TypeError);
  }
});

files("say why the bucket refused, with where it is, and no key", async () => {
  const wrong = [
    [{ accessKeyId: "other" }, "the store answered a PUT with 403 InvalidAccessKeyId", undefined],
    [{ secretAccessKey: "other" }, "the store answered a PUT with 403 SignatureDoesNotMatch", undefined],
    [{ bucket: "job" }, "the store answered a PUT with 404 NoSuchBucket", undefined],
    [{ region: "auto" }, "the store answered a PUT with 400 AuthorizationHeaderMalformed", "eu-1"],
  ] as const;
  for (const [access, message, region] of wrong) {
    const error = await failure(s3Files({ ...bucket.access, ...access }).write("a", 0, new Uint8Array(1)));
    const { cause } = error as { cause: StoreRefusal };
    assert.equal([cause.message, cause.region], [message, region]);
  }
});

files("are away when the bucket says nothing", async () => {
  bucket.state.silent = true;
  const impatient = s3Files({ ...bucket.access, timeoutMs: 50 });
  const work = [impatient.read("a", 0), impatient.write("a", 0, new Uint8Array(1)), impatient.remove("a")];
  for (const one of work.map(failure)) assert.instance(await one, FilesAway);
});

files("have one time limit for a read, however many requests it takes", async () => {
  const limits = await limitsOf(() => failure(store.read("nothing", 0)));
  assert.equal([limits.length, bucket.state.requests], [1, 2]);
});

files("that do not come end before the deadline of a request, so that the visitor learns why", async () => {
  const [limit = 0] = await limitsOf(() => failure(s3Files(bucket.access).read("nothing", 0)));
  assert.ok(limit > 0 && limit < deadlineMs, `${limit} ms`);
});

/** Collects the time limits, in milliseconds, that some work sets. */
async function limitsOf(work: () => Promise<unknown>): Promise<number[]> {
  const { timeout } = AbortSignal;
  const limits: number[] = [];
  AbortSignal.timeout = (ms) => {
    limits.push(ms);
    return timeout.call(AbortSignal, ms);
  };
  try {
    assert.instance(await work(), FileMissing);
  } finally {
    AbortSignal.timeout = timeout;
  }
  return limits;
}

files.run();
