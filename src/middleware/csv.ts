import type { Context } from "hono";
import type { Env } from "../env.ts";

/** The file is made while it is read. */
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
      // An error breaks the stream off, so that nobody takes the file for complete.
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
