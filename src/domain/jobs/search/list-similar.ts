import { jobColumns } from "../../../db/jobs/job-columns.ts";
import { findMarks, listPlanned, withoutPlace } from "../../../db/jobs/search/list-matches.ts";
import { readSearchState } from "../../../db/jobs/search/search-state.ts";
import { listSimilarTitles } from "../../../db/jobs/similar-titles.ts";
import type { Sql } from "../../../db/sql.ts";
import type { Job } from "../../../shared/jobs/job.ts";
import { daysOf } from "./sort-windows.ts";
import { allOf, anyOf, lexeme, not, type TsQuery } from "./ts-query.ts";

/** An employer may post the same job many times, and one row of it is enough. */
const lookedAt = 20;

type Shown = Pick<Job, "id" | "title" | "company" | "sector" | "country">;

/** Sorts by closeness: the same meaning, a near meaning, words of the title in common, the same sector. */
export async function listSimilarJobs(sql: Sql, job: Shown, limit: number): Promise<Job[]> {
  const found = await listClosest(sql, job);
  const names = found.map(({ title, company, country }) =>
    [title, company, country].join("\n").toLowerCase(),
  );
  return found.filter((_, index) => names.indexOf(names[index]!) === index).slice(0, limit);
}

async function listClosest(sql: Sql, job: Shown): Promise<Job[]> {
  const [state, marks] = await Promise.all([readSearchState(sql), findMarks(sql, job.id)]);
  if (!state.isFilled || !marks) return listSimilarTitles(sql, job, lookedAt);
  const plan = {
    tiers: similarTo(marks),
    days: daysOf(state),
    sort: "relevance" as const,
  };
  const rows = await listPlanned<Job>(sql, plan, { limit: lookedAt }, jobColumns);
  return rows.filter(({ id }) => id !== job.id).map(withoutPlace);
}

function similarTo(marks: readonly string[]): { number: number; query: string }[] {
  const marksOf = (prefix: string) => marks.filter((mark) => mark.startsWith(prefix));
  const meanings = marksOf("k:").map(lexeme);
  const near = marksOf("k:").map((mark) => lexeme(mark.replace("k:", "n:")));
  const words = marksOf("t:")
    .filter((mark) => !mark.endsWith(":"))
    .flatMap((mark) => mark.slice(2).split(" ").filter(Boolean).map(lexeme));
  const country = allOf(...marksOf("c:").map(lexeme));
  const sector = allOf(...marksOf("s:").map(lexeme));
  const same = allOf(...meanings);
  const wanted = [
    same && allOf(same, country),
    same,
    anyOf(...meanings),
    anyOf(...near),
    allOf(anyOf(...words), sector),
    allOf(sector, country),
    sector,
  ];
  let before: TsQuery;
  return wanted.flatMap((query, index) => {
    if (!query) return [];
    const tier = { number: index + 1, query: allOf(query, not(before))! };
    before = anyOf(before, query);
    return [tier];
  });
}
