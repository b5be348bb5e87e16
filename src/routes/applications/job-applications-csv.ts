import { Hono } from "hono";
import { countJobApplications } from "../../db/applications/employer-applications.ts";
import { hasStandingMandate } from "../../db/employers/employer-jobs.ts";
import { exportJobApplications } from "../../domain/applications/export-job-applications.ts";
import { refuseTakenDown } from "../../domain/jobs/refuse-taken-down.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { csvDownload } from "../../middleware/csv.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus } from "../../shared/applications/application-status.ts";
import { ownJob } from "../employers/employer-job.ts";

export const employerJobExport = new Hono<Env>().get(routes.employerJobExport.path, async (c) => {
  const job = await ownJob(c);
  await refuseTakenDown(c.env.sql, job.id);
  if (!(await hasStandingMandate(c.env.sql, job.id))) fail("jobNotFound");
  const asked = c.req.query("status");
  const status = isApplicationStatus(asked) ? asked : undefined;
  const { total: count, capped } = await countJobApplications(c.env.sql, job.id, status);
  await recordShown(c, {
    action: "applications exported",
    subject: { kind: "job", id: job.id },
    details: { way: "csv", status: status ?? null, count, capped },
  });
  return csvDownload(c, "applications", exportJobApplications(c.env, job.id, status));
});
