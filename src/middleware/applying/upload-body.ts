import type { Context } from "hono";
import { ByteAllowance } from "../../domain/applying/byte-allowance.ts";
import { siteOf } from "../../domain/limits/network.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import { UploadTooSlow, withMinimumSpeed } from "../../services/uploads/minimum-speed.ts";
import { maxDocumentBytes } from "../../shared/applying/document-fields.ts";
import { lazyStream } from "../../shared/lazy-stream.ts";

type Body = ReadableStream<Uint8Array>;

/** Gives the body of the request to `work` at the upload's turn. The body counts its bytes and must not be too slow. */
export function receiveUpload<T>(c: Context<Env>, work: (body: Body) => Promise<T>): Promise<T> {
  return c.env.uploadPlaces.run(siteOf(c.env.address), async (leaving) => {
    const allowance = new ByteAllowance(c.env, declaredBytes(c));
    // Reading begins when a place is free, so that waiting does not count as slow.
    const reader = withMinimumSpeed(c.req.raw.body ?? nothing()).getReader();
    leaving.addEventListener("abort", () => void reader.cancel(leaving.reason).catch(() => {}));
    try {
      return await work(counted(reader, allowance, leaving));
    } finally {
      await reader.cancel().catch(() => {});
      // If this fails, the visitor still gets the answer about the upload.
      await allowance.giveBackRest().catch(() => {});
    }
  });
}

const nothing = (): Body => new ReadableStream({ start: (controller) => controller.close() });

function declaredBytes(c: Context<Env>): number | undefined {
  const length = c.req.header("Content-Length");
  return length && /^\d+$/.test(length) ? Math.min(Number(length), 2 * maxDocumentBytes) : undefined;
}

function counted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  allowance: ByteAllowance,
  leaving: AbortSignal,
): Body {
  const next = async () => {
    const read = await reader.read().catch(asSent);
    // An aborted stream ends like a complete one.
    leaving.throwIfAborted();
    if (!read.done) await allowance.use(read.value.length);
    return read;
  };
  return lazyStream(next, (reason) => reader.cancel(reason));
}

/** A sender who breaks off is no fault of the site, so the log gets no error. */
function asSent(cause: unknown): never {
  throw cause instanceof UploadTooSlow ? cause : new Failure("badRequest", { cause });
}
