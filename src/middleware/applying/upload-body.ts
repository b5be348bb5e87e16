import type { Context } from "hono";
import { ByteAllowance } from "../../domain/applying/byte-allowance.ts";
import { siteOf } from "../../domain/limits/network.ts";
import type { Env } from "../../env.ts";
import { Failure } from "../../errors.ts";
import { UploadTooSlow, withMinimumSpeed } from "../../services/uploads/minimum-speed.ts";
import { maxDocumentBytes } from "../../shared/applying/document-fields.ts";

type Body = ReadableStream<Uint8Array>;

/**
 * Hands the body of an upload to `work` when its turn has come: counted by its bytes, cut when it comes too slowly, and
 * let go of when `work` is done, read to its end or not.
 */
export function receiveUpload<T>(c: Context<Env>, work: (body: Body) => Promise<T>): Promise<T> {
  return c.env.uploadPlaces.run(siteOf(c.env.address), async (leaving) => {
    const allowance = new ByteAllowance(c.env, declaredBytes(c));
    // Asked for only now: until its turn has come, a body waits where it is, and its sender is not too slow.
    const reader = withMinimumSpeed(c.req.raw.body ?? nothing()).getReader();
    leaving.addEventListener("abort", () => void reader.cancel(leaving.reason).catch(() => {}));
    try {
      return await work(counted(reader, allowance, leaving));
    } finally {
      await reader.cancel().catch(() => {});
      // An answer that is true without it is not worth a refusal.
      await allowance.giveBackRest().catch(() => {});
    }
  });
}

const nothing = (): Body => new ReadableStream({ start: (controller) => controller.close() });

/** Undefined when it is not said. More than is ever read of a body is not counted in advance. */
function declaredBytes(c: Context<Env>): number | undefined {
  const length = c.req.header("Content-Length");
  return length && /^\d+$/.test(length) ? Math.min(Number(length), 2 * maxDocumentBytes) : undefined;
}

function counted(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  allowance: ByteAllowance,
  leaving: AbortSignal,
): Body {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await reader.read().catch(asSent);
        // What was called off ends as if all had come.
        leaving.throwIfAborted();
        if (done) return controller.close();
        await allowance.use(value.length);
        controller.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}

/** That the sender broke off is no failure of ours. */
function asSent(cause: unknown): never {
  throw cause instanceof UploadTooSlow ? cause : new Failure("badRequest", { cause });
}
