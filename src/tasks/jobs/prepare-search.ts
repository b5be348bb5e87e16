import { countVocabulary } from "../../db/jobs/search/count-vocabulary.ts";
import { fillMarks, recordFilled } from "../../db/jobs/search/fill-marks.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";
import type { Services } from "../../env.ts";

/** They take a fraction of a second, during which the embedded database answers nobody. */
const atOnce = 30;

/** Other tasks of a Worker wait for this one, so that a large fill goes on at its next time. */
const longestMs = 5 * 60_000;

/** Makes every job findable by its words, after an update of the site or of its terms, and counts the words anew. */
export async function prepareSearch({
  sql,
  terms,
}: Pick<Services, "sql" | "terms">): Promise<{ jobs: number }> {
  if (terms) await loadTerms(sql, await terms());
  const end = Date.now() + longestMs;
  let jobs = 0;
  for (let filled = atOnce; filled === atOnce && Date.now() < end; jobs += filled)
    filled = await fillMarks(sql, atOnce);
  await recordFilled(sql, jobs);
  await countVocabulary(sql);
  return { jobs };
}
