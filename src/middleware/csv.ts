import type { Context } from "hono";
import type { Env } from "../env.ts";
import { dayOf } from "../shared/calendar-date.ts";
import { lazyStream } from "../shared/lazy-stream.ts";

export function csvDownload(c: Context<Env>, name: string, parts: AsyncGenerator<string, void>): Response {
  c.header("Content-Type", "text/csv; charset=utf-8; header=present");
  const day = dayOf(c.env.clock());
  c.header("Content-Disposition", `attachment; filename="${name}-${day}.csv"`);
  const bytes = encoded(parts);
  const stream = lazyStream(
    () => bytes.next(),
    () => bytes.return(),
  );
  return c.body(stream);
}

/** An error breaks the stream off, so that nobody takes the file for complete. */
async function* encoded(parts: AsyncGenerator<string, void>): AsyncGenerator<Uint8Array, void> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}
