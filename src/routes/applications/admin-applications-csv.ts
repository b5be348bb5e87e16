import { Hono } from "hono";
import { countApplications } from "../../db/applications/admin-applications.ts";
import { exportApplications, filterDetails } from "../../domain/applications/export-applications.ts";
import type { Env } from "../../env.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { csvDownload } from "../../middleware/csv.ts";
import * as routes from "../../routes.ts";
import { readApplicationFilter } from "./application-filter.ts";

export const adminApplicationsExport = new Hono<Env>().get(routes.adminApplicationsExport.path, async (c) => {
  const filter = readApplicationFilter(c);
  const today = c.env.clock().toISOString().slice(0, 10);
  const { total: count, capped } = await countApplications(c.env.sql, filter);
  await recordShown(c, {
    action: "applications exported",
    subject: { kind: "applications", id: "csv" },
    details: { way: "csv", ...filterDetails(filter), count, capped },
  });
  return csvDownload(c, "applications", exportApplications(c.env, filter, today));
});
