import { AwsClient } from "aws4fetch";
import { FileMissing, type FileStore } from "./files.ts";
import { answered, folder, objectName } from "./unstorage-files.ts";

interface Options {
  /** Without the bucket: it becomes the first part of the path, as every compatible store takes it. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  timeoutMs?: number;
}

/** As a Worker names it, so that both may share a bucket; then as Node did at first. */
const namings = [objectName, (key: string, piece: number) => `${folder(key)}/${piece}`];

/**
 * Documents in a bucket that speaks S3's language. unstorage's own driver takes a 404 for a write that succeeded (there is no
 * such bucket) and waits for ever for a store that went silent; so the requests are made here.
 */
export function s3Files({ endpoint, bucket, timeoutMs = 15_000, ...access }: Options): FileStore {
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

  /** Undefined when there is none of that name. */
  async function content(name: string): Promise<Uint8Array | undefined> {
    const response = await ask("GET", name);
    const body = new Uint8Array(await response.arrayBuffer());
    if (response.ok) return body;
    // A bucket that is gone, or misspelt, is no document that is gone.
    if (new TextDecoder().decode(body).includes("NoSuchBucket")) throw new Error("there is no such bucket");
    return undefined;
  }

  return {
    async write(key, piece, bytes) {
      const name = objectName(key, piece);
      await answered(() => done("PUT", name, bytes));
    },

    async read(key, piece) {
      for (const naming of namings) {
        const name = naming(key, piece);
        const found = await answered(() => content(name));
        if (found) return found;
      }
      throw new FileMissing(key, piece);
    },

    async remove(key) {
      for (const naming of namings) {
        const names = [naming(key, 0)];
        await answered(async () => {
          while (await done("HEAD", names.at(-1)!)) names.push(naming(key, names.length));
          // From the last to the first: what an interruption leaves still begins at 0 and is found again.
          for (const name of names.slice(0, -1).reverse()) await done("DELETE", name);
        });
      }
    },
  };
}
