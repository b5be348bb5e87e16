import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import { countVocabulary } from "../../db/jobs/search/count-vocabulary.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";
import type { Terms } from "../../shared/jobs/terms.ts";

const missed = suite("a search that no job is meant by");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

const terms: Terms = {
  electrician: { kind: "trade", words: { en: ["electrician", "sparky"] } },
  lawyer: { kind: "trade", words: { en: ["lawyer", "attorney"] } },
  "able-seaman": { kind: "trade", words: { en: ["able seaman", "AB"] }, near: ["deck-hand"] },
  "deck-hand": { kind: "trade", words: { en: ["deck hand", "deckie"] } },
  norway: { kind: "country", country: "Norway", words: { en: ["Norway"] } },
};

missed.before(async () => {
  ({ sql, close } = await migratedDatabase());
  await loadTerms(sql, { terms, checksum: "tests" });
  await insertJob(sql, { title: "Electrician", country: "Chile" });
  await insertJob(sql, { title: "Cable Layer", country: "Chile" });
  await insertJob(sql, { title: "Deck Hand", country: "Norway", description: "Paints the pots" });
  await countVocabulary(sql);
});
missed.after(() => close());

async function read(query: string) {
  const html = (await (await send(`/jobs?${query}`, {}, { sql })).text()).replace(/<!-- -->/g, "");
  const inside = (pattern: RegExp) =>
    (pattern.exec(html)?.[1] ?? "")
      .replace(/<[^>]*>/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  return {
    html,
    results: inside(/<section id="results"[^>]*>(.*?)<\/section>/s),
    counted: inside(/<p[^>]*id="count"[^>]*>(.*?)<\/p>/s),
    button: inside(/<button type="submit"><span>[^<]*<\/span><b>([^<]*)</),
    head: [
      inside(/<title>(.*?)</),
      inside(/name="description" content="(.*?)"/),
      inside(/"og:title" content="(.*?)"/),
    ],
  };
}

missed("takes a trade that no job has for no other word", async () => {
  const { results } = await read("search=lawyer");
  assert.match(results, /^(Also searched: attorney )?No jobs found/);
  assert.not.match(results, /layer/i);
});

missed("takes no word for one that only a description holds", async () => {
  const { results } = await read("search=poet");
  assert.match(results, /^No jobs found/);
});

missed("takes a misspelt word for one in a title", async () => {
  assert.match(
    (await read("search=layerr")).results,
    /^No job matches “layerr”\. Showing results for layer\./,
  );
});

missed("says that no job matches the typed words before it shows a corrected search", async () => {
  assert.match(
    (await read("search=electrisian")).results,
    /^No job matches “electrisian”\. Showing results for electrician\./,
  );
});

missed("says that no job matches the corrected words either", async () => {
  assert.match(
    (await read("search=electrisian+norway")).results,
    /^No job matches “electrisian norway”\. No electrician job is open in Norway\. Search for electrisian norway instead\./,
  );
});

missed("counts no job that is only near", async () => {
  const { results, counted, button, head, html } = await read("search=AB");
  assert.match(results, /^No job matches “AB”\..*Close to what you searched for.*Deck Hand/);
  assert.is(counted, "0 positions");
  assert.is(button, "Search jobs");
  for (const text of head) assert.not.match(text, /\d/);
  assert.not.match(html, /data-list="‹ 1 /);
});

missed("leads back from a job to the words that were corrected", async () => {
  assert.match((await read("search=electrisian")).html, 'data-list="‹ 1 electrician job"');
});

missed("says so of a word that every object of JavaScript has, as of any other", async () => {
  // "Constructor" is the Spanish word for a builder.
  for (const search of ["constructor", '"constructor"', "constructor norway", "toString valueOf"]) {
    const answer = await send(`/jobs?search=${encodeURIComponent(search)}`, {}, { sql });
    assert.is(answer.status, 200, search);
  }
});

if (inProcess) missed.run();
