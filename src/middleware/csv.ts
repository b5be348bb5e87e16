import type { Context } from "hono";
import type { Env } from "../env.ts";

/** A file with the day in its name. It is made while it is read: a part is made when the reader has taken the one before. */
export function csvDownload(c: Context<Env>, name: string, parts: AsyncGenerator<string, void>): Response {
  c.header("Content-Type", "text/csv; charset=utf-8; header=present");
  const day = c.env.clock().toISOString().slice(0, 10);
  c.header("Content-Disposition", `attachment; filename="${name}-${day}.csv"`);
  return c.body(streamOf(parts));
}

function streamOf(parts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      // What fails here breaks the stream off, so that the reader cannot take it for finished.
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await parts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
