import type { Client } from "../src/db/connect.ts";
import type { Cursor } from "../src/db/cursor.ts";
import { listPartnerStats } from "../src/db/jobs/companies.ts";
import { findCountrySummary, findJobStats, listOpenCountries } from "../src/db/jobs/job-facets.ts";
import { countOpenJobs, listOpenJobs, listOpenJobsAfter } from "../src/db/jobs/jobs.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import type { JobFilter } from "../src/shared/jobs/job-filter.ts";
import { fillWithJobs, rareWord } from "./many-jobs.ts";
import type { Figure, Part } from "./part.ts";

const jobs = 1_000_000;
const limit = 24;
const runs = 300;
const mostRead = 10_000;
const mostMs = { alone: 25, ofFour: 60 };

type Query = (sql: Client) => Promise<unknown>;

/** A million open jobs, on one connection and on four at once. */
export const search: Part = {
  name: "search",
  async measure(workshop) {
    const url = await workshop.seededDatabase();
    const { sql, close } = openServer(url, { max: 1 });
    try {
      console.log(`  ${(await fillWithJobs(sql, jobs)).toLocaleString("en")} vacancies`);
      const figures: Figure[] = [];
      for (const [what, query] of Object.entries(queries(await cursorOfPage(sql, 1_000)))) {
        figures.push(await latency(url, what, query, 1, mostMs.alone));
        figures.push(await latency(url, what, query, 4, mostMs.ofFour));
        figures.push({
          what: `${what}, vacancies read`,
          value: await rowsRead(sql, query),
          atMost: mostRead,
        });
      }
      return figures;
    } finally {
      await close();
    }
  },
};

function queries(thousandth: Cursor): Record<string, Query> {
  const page = (filter: JobFilter, cursor?: Cursor) => (sql: Client) =>
    listOpenJobsAfter(sql, filter, { limit, cursor });
  const counted = (filter: JobFilter) => (sql: Client) => countOpenJobs(sql, filter);
  const country = "Norway";
  return {
    "first page": page({}),
    "page 1,000 by cursor": page({}, thousandth),
    "last numbered page": (sql) => listOpenJobs(sql, {}, { limit, offset: 99 * limit }),
    "common word": page({ search: "welder" }),
    "commoner word": page({ search: "engineer" }),
    "rare word": page({ search: rareWord }),
    "no match": page({ search: "zzyzx" }),
    "no match, two letters": page({ search: "zq" }),
    "word and country": page({ search: "engineer", country }),
    "word and country, no match": page({ search: "welder", country }),
    "common word counted": counted({ search: "welder" }),
    "rare word counted": counted({ search: rareWord }),
    "no match counted": counted({ search: "zzyzx" }),
    "two letters counted": counted({ search: "it" }),
    "no match, two letters, counted": counted({ search: "zq" }),
    "word and country counted": counted({ search: "engineer", country }),
    "word and country, no match, counted": counted({ search: "welder", country }),
    "word and sector, no match": page({ search: "welder", sector: "it" }),
    "word and sector, no match, counted": counted({ search: "welder", sector: "it" }),
    "all counted": counted({}),
    "busiest companies": (sql) => listPartnerStats(sql, { limit: 1_000 }),
    totals: findJobStats,
    countries: listOpenCountries,
    "a country's summary": (sql) => findCountrySummary(sql, country),
  };
}

async function cursorOfPage(sql: Client, page: number): Promise<Cursor> {
  const { next } = await listOpenJobsAfter(sql, {}, { limit: (page - 1) * limit });
  return next!;
}

async function latency(
  url: string,
  what: string,
  query: Query,
  connections: number,
  atMost: number,
): Promise<Figure> {
  const { sql, close } = openServer(url, { max: connections });
  const times: number[] = [];
  const visit = async () => {
    // The first ones connect, prepare and warm.
    for (let run = -10; run < runs / connections; run += 1) {
      const began = performance.now();
      await query(sql);
      if (run >= 0) times.push(performance.now() - began);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, visit));
  } finally {
    await close();
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]!;
  const on = connections === 1 ? "one connection" : `${connections} connections`;
  return {
    what: `${what}, p99 on ${on}`,
    value: at(0.99),
    atMost,
    unit: " ms",
    note: `p50 ${at(0.5).toFixed(1)} ms`,
  };
}

/** The number of rows does not depend on the machine's pace. */
async function rowsRead(sql: Client, query: Query): Promise<number> {
  const seen = async () => {
    await sql`select pg_stat_force_next_flush()`;
    const [row] = await sql<{ rows: number }[]>`
      select (seq_tup_read + coalesce(idx_tup_fetch, 0))::float8 as rows from pg_stat_user_tables where relname = 'jobs'`;
    return row!.rows;
  };
  const before = await seen();
  await query(sql);
  return (await seen()) - before;
}
