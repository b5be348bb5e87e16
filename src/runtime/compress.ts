import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const compressible =
  /^(text\/(html|css|javascript|xml)|application\/(json|javascript|atom\+xml|xml)|image\/svg\+xml)/;
const worthwhileBytes = 512;

/** What is finished is sent compressed; what streams (`text/plain`) and documents go as they are. */
export async function compress(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("Content-Type") ?? "";
  if (!response.body || !compressible.test(type) || response.headers.has("Content-Encoding")) return response;
  const accepted = request.headers.get("Accept-Encoding") ?? "";
  const encoding = /\bbr\b/.test(accepted) ? "br" : /\bgzip\b/.test(accepted) ? "gzip" : undefined;
  const headers = new Headers(response.headers);
  headers.append("Vary", "Accept-Encoding");
  const { status, statusText } = response;
  const plain = Buffer.from(await response.arrayBuffer());
  if (!encoding || plain.length < worthwhileBytes)
    return new Response(plain, { status, statusText, headers });
  // Level 5 takes a millisecond for a page; 11 takes 25.
  const body =
    encoding === "br"
      ? await brotli(plain, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
        })
      : await gzipped(plain);
  headers.set("Content-Encoding", encoding);
  headers.delete("Content-Length");
  return new Response(new Uint8Array(body), { status, statusText, headers });
}
