import { AwsClient } from "aws4fetch";
import type { Driver } from "unstorage";
import type { FileStore } from "./files.ts";
import { unstorageFiles } from "./unstorage-files.ts";

interface Options {
  /** The bucket becomes the first part of the path, as all S3-compatible stores accept. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

export class StoreRefusal extends Error {
  override name = "StoreRefusal";
  readonly status: number;
  readonly code: string | undefined;
  readonly region: string | undefined;

  constructor(method: string, { status, headers }: Response, body: string) {
    const code = /<Code>(\w+)<\/Code>/.exec(body)?.[1];
    super(`the store answered a ${method} with ${status}${code ? ` ${code}` : ""}`);
    this.status = status;
    this.code = code;
    this.region = headers.get("x-amz-bucket-region") ?? /<Region>([\w-]+)<\/Region>/.exec(body)?.[1];
  }
}

/** This ends before the deadline of a request, so that the visitor and the log learn that the store does not answer. */
const patienceMs = 8_000;

export function s3Files({ timeoutMs = patienceMs, ...options }: Options): FileStore {
  const { accessKeyId, secretAccessKey, region } = options;
  const client = new AwsClient({ service: "s3", accessKeyId, secretAccessKey, region });
  const limit = () => AbortSignal.timeout(timeoutMs);
  const store = (signal: () => AbortSignal) => unstorageFiles(s3Driver(client, options, signal));
  const once = () => {
    const signal = limit();
    return store(() => signal);
  };
  return {
    write: (key, piece, bytes) => once().write(key, piece, bytes),
    read: (key, piece) => once().read(key, piece),
    remove: (key) => store(limit).remove(key),
  };
}

/** unstorage's own driver takes a 404 for a success and waits forever. Keys keep its colons, as R2's do. */
function s3Driver(
  client: AwsClient,
  { endpoint, bucket }: Pick<Options, "endpoint" | "bucket">,
  signal: () => AbortSignal,
): Driver {
  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    const path = [bucket, ...name.split("/")].map(encodeURIComponent).join("/");
    const url = `${endpoint}/${path}`;
    const request = await client.sign(url, { method, ...(body && { body: body as BodyInit }) });
    const response = await fetch(request, { redirect: "manual", signal: signal() });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    throw new StoreRefusal(method, response, await response.text());
  }

  async function done(method: string, name: string, body?: Uint8Array): Promise<boolean> {
    const response = await ask(method, name, body);
    await response.body?.cancel();
    return response.ok;
  }

  async function content(name: string): Promise<Uint8Array | null> {
    const response = await ask("GET", name);
    if (response.ok) return new Uint8Array(await response.arrayBuffer());
    const refusal = new StoreRefusal("GET", response, await response.text());
    // A missing bucket does not mean a missing document.
    if (refusal.code === "NoSuchBucket") throw refusal;
    return null;
  }

  const read = async (key: string) => (await content(key)) ?? content(earlierName(key));
  return {
    name: "s3",
    hasItem: async (key) => (await done("HEAD", key)) || done("HEAD", earlierName(key)),
    getItem: read,
    getItemRaw: read,
    setItemRaw: async (key, bytes: Uint8Array) => void (await done("PUT", key, bytes)),
    async removeItem(key) {
      await done("DELETE", key);
      await done("DELETE", earlierName(key));
    },
    getKeys: () => Promise.reject(new Error("the bucket is never listed")),
  };
}

/** Earlier versions on Node named documents like this. */
const earlierName = (key: string) => key.replaceAll(":", "/");
