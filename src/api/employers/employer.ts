import { type Context, Hono } from "hono";
import { countJobApplications, listJobApplications } from "../../db/applications/employer-applications.ts";
import { cutPage } from "../../db/cursor.ts";
import { findEmployerCounts, findOwnJob, listOwnJobs } from "../../db/employers/employer-jobs.ts";
import { changeApplicationStatus } from "../../domain/applications/change-application-status.ts";
import { discloseApplication } from "../../domain/applications/disclose-application.ts";
import { viewForEmployer } from "../../domain/applications/employer-view.ts";
import { takeStatusBack } from "../../domain/applications/take-back-status.ts";
import { closeJob } from "../../domain/jobs/close-job.ts";
import { editJob } from "../../domain/jobs/edit-job.ts";
import { publishJob } from "../../domain/jobs/publish-job.ts";
import { refuseTakenDown } from "../../domain/jobs/refuse-taken-down.ts";
import { reopenJob } from "../../domain/jobs/reopen-job.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import { recordShown } from "../../middleware/applications/view-log.ts";
import { rateLimit } from "../../middleware/rate-limit.ts";
import { idIn, validJson } from "../../middleware/valid.ts";
import * as routes from "../../routes.ts";
import { isApplicationStatus } from "../../shared/applications/application-status.ts";
import { DisclosureRequest } from "../../shared/applications/disclosure.ts";
import { StatusAnswer } from "../../shared/applications/rejection.ts";
import { Nothing } from "../../shared/empty-body.ts";
import { JobChanges, JobPosting } from "../../shared/jobs/job-posting.ts";
import { describePage, readPage } from "../paging.ts";

const maxJobs = 5000;
const maxApplications = 500;

/** A call that changes an application answers with it, so the log records that the employer saw it. */
const recordAnswer = (c: Context<Env>, { id, jobId }: { id: string; jobId: string }) =>
  recordShown(c, {
    action: "applications viewed",
    subject: { kind: "job", id: jobId },
    ids: [id],
    details: { way: "call" },
  });

/** Employers change their own jobs. Someone else's job answers 404, like one that does not exist. */
export const employer = new Hono<Env>()
  .post(routes.apiJobs.path, ...validJson(JobPosting), async (c) =>
    c.json(await publishJob(c.env, c.get("user"), c.req.valid("json")), 201),
  )
  .patch(routes.apiJob.path, idIn("id", "jobNotFound"), ...validJson(JobChanges), async (c) =>
    c.json(await editJob(c.env, c.get("user"), c.req.param("id"), c.req.valid("json"))),
  )
  .post(routes.apiJobClosure.path, ...validJson(Nothing), async (c) =>
    c.json(await closeJob(c.env.sql, c.get("user"), c.req.param("id"))),
  )
  .delete(routes.apiJobClosure.path, async (c) =>
    c.json(await reopenJob(c.env, c.get("user"), c.req.param("id"))),
  )
  .get(routes.apiEmployerJobs.path, async (c) => {
    const { sql } = c.env;
    const { id } = c.get("user");
    const { jobs, next } = await listOwnJobs(sql, id, readPage(c, maxJobs));
    describePage(c, { total: (await findEmployerCounts(sql, id)).jobs, next });
    return c.json(jobs);
  })
  .get(routes.apiEmployerApplications.path, async (c) => {
    const { sql } = c.env;
    const job = (await findOwnJob(sql, c.get("user").id, c.req.param("jobId"))) ?? fail("jobNotFound");
    await refuseTakenDown(sql, job.id);
    const { limit, cursor } = readPage(c, maxApplications);
    const asked = c.req.query("status");
    const status = isApplicationStatus(asked) ? asked : undefined;
    const rows = await listJobApplications(sql, job.id, { status, limit: limit + 1, cursor });
    const { page, next } = cutPage(rows, limit, (row) => row.cursorMicros);
    describePage(c, { ...(await countJobApplications(sql, job.id, status)), next });
    await recordShown(c, {
      action: "applications viewed",
      subject: { kind: "job", id: job.id },
      ids: page.map(({ id }) => id),
      details: { way: "call", status: status ?? null },
    });
    return c.json(await Promise.all(page.map((row) => viewForEmployer(c.env, row))));
  })
  .patch(
    routes.apiApplicationStatus.path,
    idIn("id", "applicationNotFound"),
    rateLimit,
    ...validJson(StatusAnswer),
    async (c) => {
      const id = c.req.param("id");
      const row = await changeApplicationStatus(c.env, c.get("user"), id, c.req.valid("json"));
      await recordAnswer(c, row);
      return c.json(await viewForEmployer(c.env, row));
    },
  )
  .delete(routes.apiApplicationStatus.path, idIn("id", "applicationNotFound"), rateLimit, async (c) => {
    const { application: row } = await takeStatusBack(c.env, c.get("user"), c.req.param("id"));
    await recordAnswer(c, row);
    return c.json(await viewForEmployer(c.env, row));
  })
  .post(
    routes.apiDisclosures.path,
    idIn("id", "applicationNotFound"),
    rateLimit,
    ...validJson(DisclosureRequest),
    async (c) => {
      const { reason } = c.req.valid("json");
      const { jobId, ...opened } = await discloseApplication(c.env, c.get("user"), c.req.param("id"), reason);
      await recordAnswer(c, { id: opened.applicationId, jobId });
      return c.json(opened, 201);
    },
  );
