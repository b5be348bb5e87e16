import { promisify } from "node:util";
import {
  type BrotliOptions,
  brotliCompress,
  brotliDecompress,
  constants,
  createGunzip,
  gunzip,
  gzip,
  type ZlibOptions,
} from "node:zlib";
import { lazyStream } from "../../shared/lazy-stream.ts";
import { acceptedEncoding, type Encoding } from "./accepted-encoding.ts";

/** The types allow shared memory, which we never use. */
type Compress<Options> = (plain: Uint8Array, options?: Options) => Promise<Buffer<ArrayBuffer>>;
const brotli = promisify(brotliCompress) as Compress<BrotliOptions>;
const gzipped = promisify(gzip) as Compress<ZlibOptions>;
const decompress = {
  br: promisify(brotliDecompress) as Compress<BrotliOptions>,
  gzip: promisify(gunzip) as Compress<ZlibOptions>,
};

const compressible =
  /^(text\/(html|css|javascript|xml)|application\/(json|speculationrules\+json|javascript|atom\+xml|xml)|image\/svg\+xml)/;
const worthwhileBytes = 512;

/** Brotli's step 5 takes two milliseconds for a page. Step 11 takes 40 to 120 and saves a tenth. */
const effort = 5;

export const isWorthwhile = (type: string, bytes: Uint8Array) =>
  compressible.test(type) && bytes.length >= worthwhileBytes;

export function compressed(
  encoding: Exclude<Encoding, "identity">,
  plain: Uint8Array,
): Promise<Buffer<ArrayBuffer>> {
  if (encoding === "gzip") return gzipped(plain);
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT, BROTLI_PARAM_LGWIN } = constants;
  return brotli(plain, {
    params: {
      [BROTLI_PARAM_QUALITY]: effort,
      [BROTLI_PARAM_SIZE_HINT]: plain.length,
      [BROTLI_PARAM_LGWIN]: windowBits(plain.length),
    },
  });
}

/** The default window of 4 MiB would waste memory for each page. */
const windowBits = (bytes: number) => Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes + 16))));

export const uncompressed = (
  encoding: Exclude<Encoding, "identity">,
  bytes: Uint8Array,
): Promise<Buffer<ArrayBuffer>> => decompress[encoding](bytes);

export function unpacking(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const plain = createGunzip({ chunkSize: 64 * 1024 });
  plain.end(bytes);
  const chunks: AsyncIterator<Uint8Array> = plain[Symbol.asyncIterator]();
  return lazyStream(
    () => chunks.next(),
    () => void plain.destroy(),
  );
}

/** Compresses a text by the best encoding of `accepted` (Accept-Encoding). Returns any other answer as it is. */
export async function compress(accepted: string | undefined | null, response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!compressible.test(type) || response.headers.has("Content-Encoding")) return response;
  response.headers.append("Vary", "Accept-Encoding");
  const encoding = acceptedEncoding(accepted);
  // Reading the body would create a stream, which takes longer than sending it.
  if (encoding === "identity" || !response.body) return response;
  const headers = new Headers(response.headers);
  const { status, statusText } = response;
  const plain = Buffer.from(await response.arrayBuffer());
  if (!isWorthwhile(type, plain)) return new Response(plain, { status, statusText, headers });
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  return new Response(await compressed(encoding, plain), { status, statusText, headers });
}
