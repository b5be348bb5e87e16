import type { Client } from "../../src/db/connect.ts";
import { openJobList } from "../../src/domain/jobs/search/list-jobs.ts";
import { pagePlan, planSearch } from "../../src/domain/jobs/search/plan-search.ts";
import { tierNames } from "../../src/domain/jobs/search/tiers.ts";
import type { Figure } from "../part.ts";
import { judgedQueries } from "../relevance/judged-queries.ts";
import { buffersRead, measureQueries, type Query, shareOf } from "./measure-query.ts";

const limit = 24;
const runs = 3;
const mostMs = 50;
const mostBuffers = 50_000;

const pageOf =
  (search: string, page: number): Query =>
  async (sql) =>
    (await openJobList(sql, { search })).page({ limit, offset: (page - 1) * limit });

/** Each judged query at its first and its tenth page. Prints the plan of the one that reads most. */
export async function measureJudged(sql: Client, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const page of [1, 10]) {
    const queries = judgedQueries.map(({ query }) => pageOf(query, page));
    const alone = await measureQueries(url, queries, 1, runs);
    const ofFour = await measureQueries(url, queries, 4, runs);
    const buffers: { query: string; read: number }[] = [];
    for (const { query } of judgedQueries)
      buffers.push({ query, read: await buffersRead(sql, pageOf(query, page)) });
    buffers.sort((one, other) => other.read - one.read);
    const worst = buffers[0]!;
    const what = `${queries.length} judged queries, page ${page}`;
    figures.push(
      { ...latencyOf(alone), what: `${what}, p99 on one connection`, atMost: mostMs },
      { ...latencyOf(ofFour), what: `${what}, p99 on 4 connections` },
      {
        what: `${what}, most buffers read`,
        value: worst.read,
        atMost: mostBuffers,
        note: `${worst.query}; then ${buffers
          .slice(1, 4)
          .map(({ query, read }) => `${query} ${read}`)
          .join(", ")}`,
      },
    );
    await printPlan(sql, worst.query, page * limit);
  }
  return figures;
}

const latencyOf = (times: readonly number[]) => ({
  value: shareOf(times, 0.99),
  unit: " ms",
  note: `p50 ${shareOf(times, 0.5).toFixed(1)} ms, p90 ${shareOf(times, 0.9).toFixed(1)} ms, worst ${times.at(-1)!.toFixed(0)} ms`,
});

/** The tiers of the query that reads most, each with the jobs that it holds. */
async function printPlan(sql: Client, query: string, wanted: number): Promise<void> {
  const search = await planSearch(sql, { search: query });
  if (!search) return;
  const plan = JSON.stringify(pagePlan(search));
  const rows = await sql<{ tier: number; jobs: number }[]>`
    select tier, count(*)::int as jobs from search_page(${plan}::text::json, ${wanted}, null) group by tier order by tier`;
  const shown = rows.map(({ tier, jobs }) => `${tierNames[tier - 1]} ${jobs}`).join(", ");
  console.log(`  "${query}" to job ${wanted}: ${shown || "nothing"}`);
  const lines = await sql<{ "QUERY PLAN": string }[]>`
    explain (analyze, buffers) select * from search_page(${plan}::text::json, ${wanted}, null)`;
  for (const line of lines) console.log(`    ${Object.values(line)[0]}`);
}
