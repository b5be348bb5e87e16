import type { Client } from "../../src/db/connect.ts";
import { jobColumns } from "../../src/db/jobs/job-columns.ts";
import { listPlanned } from "../../src/db/jobs/search/list-matches.ts";
import { statedFacts } from "../../src/domain/jobs/search/compose-tiers.ts";
import type { Segment } from "../../src/domain/jobs/search/cut-phrases.ts";
import { type PlannedSearch, pagePlan } from "../../src/domain/jobs/search/plan-search.ts";
import { tierNames } from "../../src/domain/jobs/search/tiers.ts";
import type { Job } from "../../src/shared/jobs/job.ts";
import { textOf } from "./explain-query.ts";

export interface ExplainedJob {
  title: string;
  company: string;
  country: string;
  tier: string;
  /** The parts of the job that match each phrase. */
  why: string[];
}

/** The first jobs of a search, with the tier of each and the words and groups that put it there. */
export async function explainJobs(
  sql: Client,
  search: PlannedSearch,
  limit: number,
): Promise<ExplainedJob[]> {
  const jobs = await listPlanned<Job>(sql, pagePlan(search), { limit }, jobColumns);
  const held = await wordsOfJobs(
    sql,
    jobs.map(({ id }) => id),
  );
  return jobs.map(({ id, title, company, country, tier }) => ({
    title,
    company,
    country,
    tier: tierNames[tier - 1]!,
    why: search.query.parts.flat().flatMap((segment) => reasons(segment, held.get(id)!)),
  }));
}

async function wordsOfJobs(sql: Client, ids: string[]): Promise<Map<string, Set<string>>> {
  const rows = await sql<{ id: string; words: string[] }[]>`
    select id,
      to_json(tsvector_to_array(search_vector(title, company, requirements, description, search_marks))) as words
    from jobs where id in (select json_array_elements_text(${JSON.stringify(ids)}::text::json)::uuid)`;
  return new Map(rows.map(({ id, words }) => [id, new Set(words)]));
}

const places = [
  ["", "title or company"],
  ["r:", "requirements"],
  ["b:", "description"],
] as const;
const groups = [
  ["k:", "title means"],
  ["q:", "requirements name"],
  ["n:", "title is near"],
] as const;
const choices: Partial<Record<string, string>> = { country: "c:", sector: "s:", level: "l:" };

/** The strongest place of the words themselves, and the strongest mark of each meaning. */
function reasons(segment: Segment, held: ReadonlySet<string>): string[] {
  const stems = segment.words.map(({ stem, completions }) => (completions.length > 0 ? completions : [stem]));
  const place = places.find(([prefix]) => stems.every((any) => any.some((stem) => held.has(prefix + stem))));
  const meanings = segment.meanings.flatMap(({ concept, kind, value }) => {
    const choice = choices[kind];
    if (choice) return held.has(choice + value?.toLowerCase()) ? [`${kind} is ${value}`] : [];
    const mark = groups.find(([prefix]) => held.has(prefix + concept));
    const fact = statedFacts[concept];
    return [
      ...(mark ? [`${mark[1]} ${concept}`] : []),
      ...(fact && held.has(fact) ? [`employer states ${concept}`] : []),
    ];
  });
  return [...(place ? [`"${textOf(segment)}" in ${place[1]}`] : []), ...meanings];
}
