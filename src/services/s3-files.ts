import { AwsClient } from "aws4fetch";
import type { Driver } from "unstorage";
import type { FileStore } from "./files.ts";
import { unstorageFiles } from "./unstorage-files.ts";

interface Options {
  /** Without the bucket: it becomes the first part of the path, as every compatible store takes it. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

/** Documents in a bucket that speaks S3's language. */
export function s3Files(options: Options): FileStore {
  return unstorageFiles(s3Driver(options));
}

/**
 * unstorage's own driver takes a 404 for a write that succeeded (there is no such bucket) and waits for ever for a store that
 * went silent. Names stay as unstorage gives them, with colons, which is what R2's driver does too: so a Worker may share
 * the bucket.
 */
function s3Driver({ endpoint, bucket, timeoutMs = 15_000, ...access }: Options): Driver {
  const client = new AwsClient({ service: "s3", ...access });

  async function ask(method: string, name: string, body?: Uint8Array): Promise<Response> {
    const path = [bucket, ...name.split("/")].map(encodeURIComponent).join("/");
    const url = `${endpoint}/${path}`;
    const request = await client.sign(url, { method, ...(body && { body: body as BodyInit }) });
    const response = await fetch(request, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    await response.body?.cancel();
    throw new Error(`the bucket answered a ${method} with ${response.status}`);
  }

  async function done(method: string, name: string, body?: Uint8Array): Promise<boolean> {
    const response = await ask(method, name, body);
    await response.body?.cancel();
    return response.ok;
  }

  /** Null when there is none of that name. */
  async function content(name: string): Promise<Uint8Array | null> {
    const response = await ask("GET", name);
    const body = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return body;
    // A bucket that is gone, or misspelt, is no document that is gone.
    if (new TextDecoder().decode(body).includes("NoSuchBucket")) throw new Error("there is no such bucket");
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

/** As Node named documents at first. */
const earlierName = (key: string) => key.replaceAll(":", "/");
