import { Hono } from "hono";
import { exportApplications, recordExport } from "../../domain/export-applications.ts";
import type { Env } from "../../env.ts";
import { requireAdminPage } from "../../middleware/admin.ts";
import { csvDownload } from "../../middleware/csv.ts";
import { readApplicationFilter } from "./application-filter.ts";

export const adminApplicationsExport = new Hono<Env>().get(
  "/admin/applications.csv",
  requireAdminPage,
  async (c) => {
    const filter = readApplicationFilter(c);
    const today = c.env.clock().toISOString().slice(0, 10);
    await recordExport(c.env.sql, filter);
    return csvDownload(c, `applications-${today}.csv`, exportApplications(c.env, filter, today));
  },
);
