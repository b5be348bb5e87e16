import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { FileMissing, FilesAway } from "./files.ts";
import { s3Files } from "./s3-files.ts";

/** A bucket named `jobs`: objects by path, and only for whom has signed. */
async function aBucket() {
  const held = new Map<string, Buffer>();
  const state = { silent: false, status: 0 };
  const server: Server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    if (state.silent) return;
    const answer = (status: number, body?: Buffer | string) => response.writeHead(status).end(body);
    const signed =
      /^AWS4-HMAC-SHA256 Credential=id\/\d{8}\/eu-1\/s3\/aws4_request, .*Signature=[0-9a-f]{64}$/;
    if (!signed.test(request.headers.authorization ?? "")) return answer(403);
    if (state.status) return answer(state.status);
    const path = request.url ?? "";
    if (!path.startsWith("/jobs/")) return answer(404, "<Error><Code>NoSuchBucket</Code></Error>");
    if (request.method === "PUT") {
      held.set(path, Buffer.concat(parts));
      return answer(200);
    }
    const found = held.get(path);
    if (request.method === "DELETE") {
      held.delete(path);
      return answer(204);
    }
    return found ? answer(200, request.method === "HEAD" ? undefined : found) : answer(404, "<Error/>");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const access = { endpoint, region: "eu-1", bucket: "jobs", accessKeyId: "id", secretAccessKey: "secret" };
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, "close");
  };
  return { held, state, access, stop };
}

const files = suite("documents in an S3 bucket");
const bucket = await aBucket();
const store = s3Files({ ...bucket.access, timeoutMs: 300 });

const failure = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error) => error,
  );

files.after(bucket.stop);
files.before.each(() => {
  Object.assign(bucket.state, { silent: false, status: 0 });
});

files("come back as they were written, signed and piece by piece", async () => {
  const piece = crypto.getRandomValues(new Uint8Array(60_000));
  const larger = new Uint8Array(100_000);
  larger.set(piece, 1000);
  await store.write("passport", 0, larger.subarray(1000, 61_000));
  await store.write("passport", 1, new Uint8Array([7]));
  assert.equal([...bucket.held.keys()], ["/jobs/documents/passport/0", "/jobs/documents/passport/1"]);
  assert.equal(await store.read("passport", 0), piece);
  assert.equal(await store.read("passport", 1), new Uint8Array([7]));
});

files("are removed with all their pieces, and again without complaint", async () => {
  for (const piece of [0, 1, 2]) await store.write("resume", piece, new Uint8Array(3));
  await store.write("resume-2", 0, new Uint8Array(3));
  await store.remove("resume");
  await store.remove("resume");
  assert.equal(
    [...bucket.held.keys()].filter((key) => key.includes("/resume")),
    ["/jobs/documents/resume-2/0"],
  );
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

files("are away when the bucket says nothing", async () => {
  bucket.state.silent = true;
  assert.instance(await failure(store.read("a", 0)), FilesAway);
});

files.run();
