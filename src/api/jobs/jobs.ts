import type { Context } from "hono";
import { Hono } from "hono";
import { missedSearch } from "../../content/missed-search.ts";
import { inLanguage } from "../../content/words.ts";
import { encodeCursor } from "../../db/cursor.ts";
import { findJobStats } from "../../db/jobs/job-facets.ts";
import { findJob } from "../../db/jobs/jobs.ts";
import { explainQuery } from "../../domain/jobs/search/explain-query.ts";
import { openJobList } from "../../domain/jobs/search/list-jobs.ts";
import type { Env } from "../../env.ts";
import { fail } from "../../errors.ts";
import * as routes from "../../routes.ts";
import type { ExplainedQuery, ListedJob } from "../../shared/jobs/found-jobs.ts";
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
    const [{ jobs, next, isMissed }, { total, capped }] = await Promise.all([
      list.pageAfter(page),
      list.count(),
    ]);
    describePage(c, { total, capped, next });
    const explained = explainQuery(list.query, filter);
    const missed = isMissed ? filter.search : undefined;
    return c.json({
      jobs: jobs.map(withoutFit),
      total,
      capped,
      corrected: explained.corrected ?? null,
      alsoSearched: explained.alsoSearched,
      filters: filtersIn(explained),
      // Successful answers are the same whatever language the program prefers.
      notice: missed ? inLanguage("en", () => missedSearch(explained, missed)) : null,
      near: jobs.filter(({ fit }) => fit === "near" || isMissed).map(({ id }) => id),
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

/** The words may name several countries, sectors or levels. */
function filtersIn({ choices }: ExplainedQuery) {
  const found = new Map<string, unknown[]>();
  for (const [name, value] of choices.flatMap(({ choice }) => Object.entries(choice)))
    found.set(name, [...(found.get(name) ?? []), value]);
  return Object.fromEntries(
    [...found].map(([name, values]) => [name, values.length > 1 ? values : values[0]]),
  );
}

const withoutFit = ({ fit, ...job }: ListedJob): Job => job;

async function openJobs(c: Context<Env>, filter: JobFilter) {
  const page = readPage(c, maxLimit);
  const list = await openJobList(c.env.sql, filter);
  const [{ jobs, next }, count] = await Promise.all([list.pageAfter(page), list.count()]);
  describePage(c, { ...count, next });
  return jobs.map(withoutFit);
}
