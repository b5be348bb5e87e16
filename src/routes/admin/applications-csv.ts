import { Hono } from "hono";
import { exportApplications, recordExport } from "../../domain/export-applications.ts";
import type { Env } from "../../env.ts";
import { requireAdminPage } from "../../middleware/admin.ts";
import { readApplicationFilter } from "./application-filter.ts";

export const adminApplicationsExport = new Hono<Env>().get(
  "/admin/applications.csv",
  requireAdminPage,
  async (c) => {
    const filter = readApplicationFilter(c);
    const today = c.env.clock().toISOString().slice(0, 10);
    await recordExport(c.env.sql, filter);
    c.header("Content-Type", "text/csv; charset=utf-8; header=present");
    c.header("Content-Disposition", `attachment; filename="applications-${today}.csv"`);
    c.header("Cache-Control", "private, no-store");
    return c.body(streamOf(exportApplications(c.env, filter, today)));
  },
);

/** The next text is asked for when the reader has taken the one before, so that one at a time is in memory. */
function streamOf(texts: AsyncGenerator<string, void>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await texts.next();
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      },
      async cancel() {
        await texts.return();
      },
    },
    { highWaterMark: 0 },
  );
}
