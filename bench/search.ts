import { fileURLToPath } from "node:url";
import type { Client } from "../src/db/connect.ts";
import type { Cursor } from "../src/db/cursor.ts";
import { listPartnerStats } from "../src/db/jobs/companies.ts";
import { findCountrySummary, findJobStats, listOpenCountries } from "../src/db/jobs/job-facets.ts";
import { countVocabulary } from "../src/db/jobs/search/count-vocabulary.ts";
import { openJobList } from "../src/domain/jobs/search/list-jobs.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { readTerms } from "../src/runtime/node/terms-files.ts";
import type { JobFilter } from "../src/shared/jobs/job-filter.ts";
import { prepareSearch } from "../src/tasks/jobs/prepare-search.ts";
import { fillWithJobs, rareWord } from "./many-jobs.ts";
import type { Figure, Part } from "./part.ts";
import { measureWriting } from "./search/insert-rate.ts";
import { measureJudged } from "./search/judged.ts";
import { buffersRead, measureQueries, type Query, rowsRead, shareOf } from "./search/measure-query.ts";

const jobs = Number(process.env.BENCH_JOBS ?? 1_000_000);
const limit = 24;
const runs = 300;
const mostRead = 10_000;
const mostBuffers = 50_000;
const mostMs = { alone: 25, ofFour: 60 };

/** A million open jobs, on one connection and on four at once. */
export const search: Part = {
  name: "search",
  async measure(workshop) {
    const url = await workshop.seededDatabase();
    const { sql, close } = openServer(url, { max: 1 });
    try {
      const began = performance.now();
      const terms = fileURLToPath(new URL("../sql/terms", import.meta.url));
      await prepareSearch({ sql, terms: () => readTerms(terms) });
      const filled = await fillWithJobs(sql, jobs);
      await countVocabulary(sql);
      const seconds = Math.round((performance.now() - began) / 1000);
      console.log(`  ${filled.toLocaleString("en")} jobs in ${seconds} s`);
      const judged = await measureJudged(sql, url);
      return [...judged, ...(await measureLists(sql, url)), ...(await measureWriting(sql))];
    } finally {
      await close();
    }
  },
};

async function measureLists(sql: Client, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const thousandth = await cursorOfPage(sql, Math.min(1_000, Math.floor(jobs / limit / 2)));
  for (const [what, query] of Object.entries(queries(thousandth, await neverMeeting(sql)))) {
    figures.push(await latency(url, what, query, 1, mostMs.alone));
    figures.push(await latency(url, what, query, 4, mostMs.ofFour));
    figures.push({ what: `${what}, jobs read`, value: await rowsRead(sql, query), atMost: mostRead });
    const buffers = await buffersRead(sql, query);
    figures.push({ what: `${what}, buffers read`, value: buffers, atMost: mostBuffers });
  }
  return figures;
}

function queries(thousandth: Cursor, apart: JobFilter): Record<string, Query> {
  const page =
    (filter: JobFilter, cursor?: Cursor): Query =>
    async (sql) =>
      (await openJobList(sql, filter)).pageAfter({ limit, cursor });
  const counted =
    (filter: JobFilter): Query =>
    async (sql) =>
      (await openJobList(sql, filter)).count();
  const country = "Norway";
  const lists: Record<string, JobFilter> = {
    "common word": { search: "welder" },
    "commoner word": { search: "engineer" },
    "rare word": { search: rareWord },
    "no match": { search: "zzyzx" },
    "no match, two letters": { search: "zq" },
    "no match, three letters": { search: "xqj" },
    "word of three letters in few titles, PLC": { search: "PLC" },
    "word of three letters in few titles, HSE": { search: "HSE" },
    "word and country": { search: "engineer", country },
    "word and sector, no match": { search: "welder", sector: "it" },
    "sector and country that never meet": apart,
    "trade and country in words": { search: "electrician australia" },
    "without a word": { search: "welder -offshore" },
    "signs alone": { search: "€€€" },
    "several trades and a country": { search: "cook or welder or engineer, norway" },
    "misspelt word": { search: "electritian" },
    "part of a word": { search: "ngineer" },
    "posted within a week": { search: "welder", postedWithin: 7 },
    "highest pay first": { search: "welder", sort: "pay" },
    "closing soon first": { search: "welder", sort: "closing" },
    "all, highest pay first": { sort: "pay" },
  };
  return {
    "first page": page({}),
    "page 1,000 by cursor": page({}, thousandth),
    "last numbered page": async (sql) => (await openJobList(sql, {})).page({ limit, offset: 99 * limit }),
    ...Object.fromEntries(Object.entries(lists).map(([what, filter]) => [what, page(filter)])),
    ...Object.fromEntries(
      Object.entries(lists).map(([what, filter]) => [`${what}, counted`, counted(filter)]),
    ),
    "all counted": counted({}),
    "busiest companies": (sql) => listPartnerStats(sql, { limit: 1_000 }),
    totals: findJobStats,
    countries: listOpenCountries,
    "a country's summary": (sql) => findCountrySummary(sql, country),
  };
}

async function neverMeeting(sql: Client): Promise<JobFilter> {
  const [pair] = await sql<Required<Pick<JobFilter, "sector" | "country">>[]>`
    select sector, country from (select distinct sector from jobs) as sectors, (select distinct country from jobs) as countries
    except select sector, country from jobs order by sector, country limit 1`;
  return pair!;
}

async function cursorOfPage(sql: Client, page: number): Promise<Cursor> {
  const { next } = await (await openJobList(sql, {})).pageAfter({ limit: (page - 1) * limit });
  return next!;
}

async function latency(
  url: string,
  what: string,
  query: Query,
  connections: number,
  atMost: number,
): Promise<Figure> {
  const times = await measureQueries(url, [query], connections, runs / connections);
  const on = connections === 1 ? "one connection" : `${connections} connections`;
  return {
    what: `${what}, p99 on ${on}`,
    value: shareOf(times, 0.99),
    atMost,
    unit: " ms",
    note: `p50 ${shareOf(times, 0.5).toFixed(1)} ms`,
  };
}
