import type { Context } from "hono";
import { Hono } from "hono";
import { findJobStats } from "../../db/jobs/job-facets.ts";
import { countOpenJobs, findJob, listOpenJobsAfter } from "../../db/jobs/jobs.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { readJobFilter } from "../../shared/jobs/job-filter.ts";
import { describePage, readPage } from "../paging.ts";

const maxLimit = 5000;

export const jobs = new Hono<Env>()
  .get(routes.apiJobStats.path, async (c) => c.json(await findJobStats(c.env.sql)))
  .get(routes.apiJobFilter.path, async (c) =>
    c.json(
      await openJobs(
        c,
        readJobFilter((name) => c.req.query(name)),
      ),
    ),
  )
  .get(routes.apiJobsInCountry.path, async (c) => {
    const country = c.req.param("country").trim();
    return c.json(await openJobs(c, country ? { country } : { impossible: true }));
  })
  .get(routes.apiJob.path, async (c) =>
    c.json((await findJob(c.env.sql, c.req.param("id"))) ?? fail("jobNotFound")),
  );

async function openJobs(c: Context<Env>, filter: JobFilter) {
  const page = readPage(c, maxLimit);
  const [{ jobs, next }, count] = await Promise.all([
    listOpenJobsAfter(c.env.sql, filter, page),
    countOpenJobs(c.env.sql, filter),
  ]);
  describePage(c, { ...count, next });
  return jobs;
}
