import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import { countVocabulary } from "../../db/jobs/search/count-vocabulary.ts";

const suggestions = suite("GET /jobs/suggestions");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

suggestions.before(async () => {
  ({ sql, close } = await migratedDatabase());
  for (const title of ["Pipe Welder", "pipe welder", "Welder", "Sous Chef (100% tips)", "Wel<b>l Tester"])
    await insertJob(sql, { title });
  await insertJob(sql, { title: "Weld Inspector", closesOn: "2020-01-01" });
  await countVocabulary(sql);
});
suggestions.after(() => close());

const read = async (search: string) => {
  const response = await send(`/jobs/suggestions?search=${encodeURIComponent(search)}`, {}, { sql });
  assert.is(response.status, 200);
  return response.text();
};
const options = (html: string) => [...html.matchAll(/<option value="([^"]*)"/g)].map(([, title]) => title);

suggestions("name titles of open jobs with a word that begins so, those that begin so first", async () => {
  assert.equal(options(await read("WEL")), ["Wel&lt;b&gt;l Tester", "Welder", "Pipe Welder"]);
  assert.equal(options(await read("pipe w")), ["Pipe Welder"]);
});

suggestions("are none for one letter, for signs and for what no title holds", async () => {
  for (const search of ["", "w", "%", "%%", "__", "\u0000\u0000", "zzz", "x".repeat(5000)])
    assert.is(await read(search), "", search.slice(0, 9));
});

if (inProcess) suggestions.run();
