import { Hono } from "hono";
import { seed } from "../../domain/dataset/seed.ts";
import type { Env } from "../../env.ts";
import { validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { dayOf } from "../../shared/calendar-date.ts";
import { Nothing } from "../../shared/empty-body.ts";
import { stackOf } from "../../shared/error-causes.ts";

export const seeding = new Hono<Env>().post(routes.apiAdminSeed.path, ...validJson(Nothing), (c) => {
  const { sql, dataset, clock, log } = c.env;
  const id = c.get("requestId");
  const today = dayOf(clock());
  const lines = lineStream(async (onLine) => {
    try {
      await seed(sql, dataset, { today, onLine, actor: "admin" });
    } catch (error) {
      log({ event: "error", id, code: "seeding", cause: stackOf(error) });
      throw error;
    }
  });
  c.header("Content-Type", "text/plain; charset=utf-8");
  // A proxy that compresses or buffers would hold lines back. Each of these headers stops another kind of proxy.
  c.header("Cache-Control", "no-store, no-transform");
  c.header("Content-Encoding", "identity");
  c.header("X-Accel-Buffering", "no");
  return c.body(lines);
});

/** The seeding never waits for the reader. An error breaks the stream off, so that nobody takes it for complete. */
function lineStream(work: (onLine: (line: string) => void) => Promise<void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let listening = true;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      void work((line) => {
        if (listening) controller.enqueue(encoder.encode(`${line}\n`));
      }).then(
        () => listening && controller.close(),
        (error: unknown) => listening && controller.error(error),
      );
    },
    cancel() {
      listening = false;
    },
  });
}
