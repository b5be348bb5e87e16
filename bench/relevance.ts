import { fileURLToPath } from "node:url";
import type { Client } from "../src/db/connect.ts";
import { openJobList } from "../src/domain/jobs/search/list-jobs.ts";
import { openServer } from "../src/runtime/database/open-database.ts";
import { readTerms } from "../src/runtime/node/terms-files.ts";
import { prepareSearch } from "../src/tasks/jobs/prepare-search.ts";
import type { Figure, Part } from "./part.ts";
import { judge, mean, type Score, shownJobs } from "./relevance/judged-queries.ts";
import { openMiniSearch } from "./relevance/mini-search.ts";

const leastNdcg = 0.92;
const mostEmptyPercent = 1;

interface BenchJob {
  id: string;
  title: string;
  company: string;
  country: string;
  requirements: string;
  description: string;
}

/** It measures how good the first jobs of a search are, beside MiniSearch with the same terms. */
export const relevance: Part = {
  name: "relevance",
  async measure(workshop) {
    const { sql, close } = openServer(await workshop.seededDatabase(), { max: 1 });
    try {
      const { terms, checksum } = await readTerms(fileURLToPath(new URL("../sql/terms", import.meta.url)));
      await prepareSearch({ sql, terms: async () => ({ terms, checksum }) });
      await sql`vacuum (analyze) jobs`;
      const jobs = await sql<BenchJob[]>`
        select id, title, company, country, requirements, description from jobs`;
      const own = await judge(jobs, searchOf(sql));
      const other = await judge(jobs, openMiniSearch(jobs, terms));
      printClasses(own, other);
      return figures(own, other);
    } finally {
      await close();
    }
  },
};

const searchOf = (sql: Client) => async (search: string) =>
  (await (await openJobList(sql, { search })).page({ limit: shownJobs, offset: 0 })).jobs;

const ndcg = ({ ndcg }: Score) => ndcg;
const recall = ({ recall }: Score) => recall;
const emptyPercent = ({ isEmpty }: Score) => (isEmpty ? 100 : 0);

function printClasses(own: Score[], other: Score[]): void {
  const heads = ["nDCG@10", "recall@24", "empty %"];
  console.log(`  ${"".padEnd(20)}${heads.map((head) => `${head} (MiniSearch)`.padStart(26)).join("")}`);
  for (const name of [...new Set(own.map((score) => score.class))]) {
    const [ofOwn, ofOther] = [own, other].map((scores) => scores.filter((score) => score.class === name));
    const cells = [ndcg, recall, emptyPercent].map((value) => {
      const digits = value === emptyPercent ? 1 : 3;
      const shown = [ofOwn!, ofOther!].map((scores) => mean(scores, value).toFixed(digits));
      return `${shown[0]} (${shown[1]})`.padStart(26);
    });
    console.log(`  ${`${name} (${ofOwn!.length})`.padEnd(20)}${cells.join("")}`);
  }
}

function figures(own: Score[], other: Score[]): Figure[] {
  const beside = (value: (score: Score) => number) =>
    `${mean(own, value).toFixed(3)} beside MiniSearch's ${mean(other, value).toFixed(3)}`;
  return [
    {
      what: `nDCG@10 of ${own.length} queries`,
      value: mean(own, ndcg),
      atLeast: leastNdcg,
      note: beside(ndcg),
    },
    { what: "recall@24", value: mean(own, recall), note: beside(recall) },
    {
      what: "queries that find nothing",
      value: mean(own, emptyPercent),
      atMost: mostEmptyPercent,
      unit: " %",
      note: beside(emptyPercent),
    },
  ];
}
