import { countVocabulary } from "../../db/jobs/search/count-vocabulary.ts";
import { fillMarks, recordFilled } from "../../db/jobs/search/fill-marks.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";
import type { Services } from "../../env.ts";

const fewest = 30;
const most = 1_000;
/** The embedded database answers nobody during a statement, so only a batch below this time makes the next one larger. */
const shortMs = 100;

/** A large fill continues at the task's next time, because other tasks of a Worker wait for it. */
const longestMs = 4 * 60_000;

/** Gives marks to jobs that have none or old ones. Each batch is larger while the last one was fast. */
export async function fillSearch(
  { sql }: Pick<Services, "sql">,
  stopping?: AbortSignal,
): Promise<{ jobs: number }> {
  const end = performance.now() + longestMs;
  let jobs = 0;
  for (let wanted = fewest; performance.now() < end && !stopping?.aborted; ) {
    const begun = performance.now();
    const filled = await fillMarks(sql, wanted);
    jobs += filled;
    if (filled < wanted) break;
    const isShort = performance.now() - begun < shortMs;
    wanted = isShort ? Math.min(most, wanted * 2) : Math.max(fewest, Math.floor(wanted / 2));
  }
  await recordFilled(sql, jobs);
  return { jobs };
}

const loaded = new WeakSet<NonNullable<Services["terms"]>>();

/** Makes every job findable by its words, after an update of the site or of its terms, and counts the words anew. */
export async function prepareSearch(
  { sql, terms }: Pick<Services, "sql" | "terms">,
  stopping?: AbortSignal,
): Promise<{ jobs: number }> {
  // Two versions of the site that run side by side would undo each other's terms every hour.
  if (terms && !loaded.has(terms)) {
    await loadTerms(sql, await terms(), stopping);
    if (stopping?.aborted) return { jobs: 0 };
    loaded.add(terms);
  }
  const { jobs } = await fillSearch({ sql }, stopping);
  if (!stopping?.aborted) await countVocabulary(sql, stopping);
  return { jobs };
}
