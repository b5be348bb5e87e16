import type { CountedOption } from "../../db/jobs/search/list-matches.ts";
import { priceJobs } from "../../db/jobs/trade-pay.ts";
import { listTermNames } from "../../db/jobs/trades.ts";
import type { Database } from "../../db/sql.ts";
import { explainQuery, groupsIn } from "../../domain/jobs/search/explain-query.ts";
import { type JobList, openJobList } from "../../domain/jobs/search/list-jobs.ts";
import type { ReadQuery } from "../../domain/jobs/search/read-query.ts";
import { suggestWider } from "../../domain/jobs/search/suggest-wider.ts";
import type { ExplainedQuery, NarrowingOption, PageOfJobs } from "../../shared/jobs/found-jobs.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { pageNumber } from "../../shared/page-number.ts";
import { speech } from "../../shared/speech.ts";

const pageSize = 24;
/** The database reads all rows before a page, so after this page the list asks for a filter. */
const lastPage = 100;

/** Shows the last page that the count knows in place of one beyond it, as after an old bookmark. */
export async function pageOfJobs(
  sql: Database,
  filter: JobFilter,
  asked: string | undefined,
): Promise<PageOfJobs> {
  const list = await openJobList(sql, filter);
  const page = await readPage(list, Math.min(pageNumber(asked), lastPage));
  return {
    ...page,
    jobs: await priceJobs(sql, page.jobs),
    options: narrowing(filter, page),
    explained: filter.search && list.query ? await explain(sql, list.query, filter) : undefined,
    wider: page.isMissed && page.page === 1 ? await suggestWider(sql, filter, list.query) : undefined,
  };
}

async function explain(sql: Database, query: ReadQuery, filter: JobFilter): Promise<ExplainedQuery> {
  const locale = speech()?.locale;
  return explainQuery(query, filter, locale ? await listTermNames(sql, groupsIn(query), locale) : undefined);
}

const mostCountries = 4;

/** Leaves out a choice that every job of the list has, because it would change nothing. */
function narrowing(filter: JobFilter, { options, total, capped }: ListedPage): NarrowingOption[] {
  const useful = options.filter(({ name, jobs }) => !filter[name] && (capped || jobs < total));
  const countries = useful.filter(({ name }) => name === "country").slice(0, mostCountries);
  return [...countries, ...useful.filter(({ name }) => name !== "country")].map(({ name, value, jobs }) => ({
    choice: { [name]: value },
    jobs,
  }));
}

type ListedPage = Omit<PageOfJobs, "explained" | "wider" | "options"> & { options: CountedOption[] };

async function readPage(list: JobList, page: number): Promise<ListedPage> {
  const { total, capped, options, isMissed, ...found } = await list.page({
    limit: pageSize + 1,
    offset: (page - 1) * pageSize,
  });
  const all = Math.max(1, Math.ceil(total / pageSize));
  if (found.jobs.length === 0 && page > 1) return readPage(list, Math.min(all, page - 1));
  const jobs = found.jobs.slice(0, pageSize);
  const known = Math.max(all, found.jobs.length > pageSize ? page + 1 : page);
  return {
    jobs,
    options,
    isMissed,
    total,
    capped,
    page,
    pages: Math.min(known, lastPage),
    cut: known > lastPage,
  };
}
