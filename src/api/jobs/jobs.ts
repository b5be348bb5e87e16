import type { Context } from "hono";
import { Hono } from "hono";
import { encodeCursor } from "../../db/cursor.ts";
import { findJobStats } from "../../db/jobs/job-facets.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { explainQuery } from "../../domain/jobs/search/explain-query.ts";
import { openJobList } from "../../domain/jobs/search/list-jobs.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { ListedJob } from "../../shared/jobs/found-jobs.ts";
import type { Job } from "../../shared/jobs/job.ts";
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
  .get(routes.apiJobSearch.path, async (c) => {
    const filter = readJobFilter((name) => c.req.query(name));
    const page = readPage(c, maxLimit);
    const list = await openJobList(c.env.sql, filter);
    const [{ jobs, next }, { total, capped }] = await Promise.all([list.pageAfter(page), list.count()]);
    describePage(c, { total, capped, next });
    const { corrected, alsoSearched, choices } = explainQuery(list.query, filter);
    const found = jobs.map(withoutNearness);
    const filters = Object.assign({}, ...choices.map(({ choice }) => choice));
    return c.json({
      jobs: found,
      total,
      capped,
      corrected: corrected ?? null,
      alsoSearched,
      filters,
      next: next ? encodeCursor(next) : null,
    });
  })
  .get(routes.apiJobsInCountry.path, async (c) => {
    const country = c.req.param("country").trim();
    return c.json(await openJobs(c, country ? { country } : { impossible: true }));
  })
  .get(routes.apiJob.path, async (c) =>
    c.json((await findJob(c.env.sql, c.req.param("id"))) ?? fail("jobNotFound")),
  );

const withoutNearness = ({ isNear, ...job }: ListedJob): Job => job;

async function openJobs(c: Context<Env>, filter: JobFilter) {
  const page = readPage(c, maxLimit);
  const list = await openJobList(c.env.sql, filter);
  const [{ jobs, next }, count] = await Promise.all([list.pageAfter(page), list.count()]);
  describePage(c, { ...count, next });
  return jobs.map(withoutNearness);
}
