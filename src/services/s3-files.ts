import { AwsClient } from "aws4fetch";
import { FileMissing, type FileStore } from "./files.ts";
import { answered, folder } from "./unstorage-files.ts";

interface Options {
  /** Without the bucket: it becomes the first part of the path, as every compatible store takes it. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

/**
 * Documents in a bucket that speaks S3's language. unstorage's own driver takes a 404 for a write that succeeded (there is no
 * such bucket) and waits for ever for a store that went silent; so the requests are made here.
 */
export function s3Files({ endpoint, bucket, timeoutMs = 15_000, ...access }: Options): FileStore {
  const client = new AwsClient({ service: "s3", ...access });

  async function ask(method: string, path: string, body?: Uint8Array): Promise<Response> {
    const url = `${endpoint}/${encodeURIComponent(bucket)}/${path}`;
    const request = await client.sign(url, { method, ...(body && { body: body as BodyInit }) });
    const response = await fetch(request, { redirect: "manual", signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok || (response.status === 404 && method !== "PUT")) return response;
    await response.body?.cancel();
    throw new Error(`the bucket answered a ${method} with ${response.status}`);
  }

  async function done(method: string, path: string, body?: Uint8Array): Promise<boolean> {
    const response = await ask(method, path, body);
    await response.body?.cancel();
    return response.ok;
  }

  return {
    async write(key, piece, bytes) {
      const path = `${folder(key)}/${piece}`;
      await answered(() => done("PUT", path, bytes));
    },

    async read(key, piece) {
      const path = `${folder(key)}/${piece}`;
      const found = await answered(async () => {
        const response = await ask("GET", path);
        const body = await response.arrayBuffer();
        if (response.ok) return body;
        // A bucket that is gone, or misspelt, is no document that is gone.
        if (new TextDecoder().decode(body).includes("NoSuchBucket"))
          throw new Error("there is no such bucket");
        return undefined;
      });
      if (!found) throw new FileMissing(key, piece);
      return new Uint8Array(found);
    },

    async remove(key) {
      const path = folder(key);
      await answered(async () => {
        let pieces = 0;
        while (await done("HEAD", `${path}/${pieces}`)) pieces += 1;
        // From the last to the first: what an interruption leaves still begins at 0 and is found again.
        for (let piece = pieces - 1; piece >= 0; piece -= 1) await done("DELETE", `${path}/${piece}`);
      });
    },
  };
}
