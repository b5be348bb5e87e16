import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";

const mentions = suite("jobs whose text alone has the searched words");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

mentions.before(async () => {
  ({ sql, close } = await migratedDatabase());
  const stcw = { kind: "certificate" as const, words: { en: ["STCW"] } };
  await loadTerms(sql, { terms: { stcw }, checksum: "tests" });
  await insertJob(sql, { title: "Boiler Inspector", requirements: "Degree in thermodynamics" });
});
mentions.after(() => close());

async function headings(query: string): Promise<string[]> {
  const html = await (await send(`/jobs?${query}`, {}, { sql })).text();
  const rows = /<section id="results".*?<div class="run".*?<section/s.exec(html)?.[0] ?? "";
  return [...rows.matchAll(/<h[23]>(?:<a [^>]*>)?([^<]*)/g)].map(([, heading]) => heading!);
}

mentions("are told apart from jobs whose title has them", async () => {
  assert.equal((await headings("search=thermodynamics")).slice(0, 2), [
    "Jobs that mention it in their text",
    "Boiler Inspector",
  ]);
  await insertJob(sql, { title: "Thermodynamics Teacher" });
  assert.equal((await headings("search=thermodynamics")).slice(0, 3), [
    "Thermodynamics Teacher",
    "More jobs that mention it",
    "Boiler Inspector",
  ]);
});

mentions("stand among the others in another order than by the best match", async () => {
  const listed = (await headings("search=thermodynamics&sort=newest")).slice(0, 2);
  assert.equal(listed.sort(), ["Boiler Inspector", "Thermodynamics Teacher"]);
});

mentions("are what was asked for where a text is the place of the words, as for a certificate", async () => {
  await insertJob(sql, { title: "Bosun", requirements: "STCW Basic Safety Training" });
  assert.is((await headings("search=STCW"))[0], "Bosun");
});

if (inProcess) mentions.run();
