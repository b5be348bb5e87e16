import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inDays } from "../../../tests/support/fixtures.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const ways = suite("ways from GET /jobs/:id");
const sql = await testDatabase();

async function read(id: string): Promise<string> {
  const html = await (await send(`/jobs/${id}`)).text();
  return (/<main.*<\/main>/s.exec(html)?.[0] ?? "").split("Similar jobs")[0]!;
}

ways("lead from the company to its open jobs", async () => {
  const main = await read(await insertJob(sql, { company: "Grey Harbour Towage" }));
  assert.match(main, '<a href="/jobs?search=Grey+Harbour+Towage" rel="nofollow">Grey Harbour Towage</a>');
});

ways(
  "lead from a sample to the application by a quiet button, and from a real job by a filled one",
  async () => {
    const buttons = (main: string) =>
      [...main.matchAll(/<a class="([^"]*)" href="\/apply\?job=/g)].map(([, names]) => names);
    const filled = "btn btn-apply";
    assert.equal(buttons(await read(await insertJob(sql))), [filled, filled, filled]);
    const quiet = "btn btn-apply btn-quiet";
    assert.equal(buttons(await read(await insertJob(sql, { sample: true }))), [quiet, quiet, quiet]);
  },
);

ways("lead from a closed job to all open ones by a button, and to those of its country", async () => {
  const main = await read(await insertJob(sql, { country: "Norway", closesOn: inDays(-3) }));
  const notice = main.slice(main.indexOf("This job is closed"), main.indexOf("Salary Range"));
  assert.match(notice, '<a class="btn" href="/jobs">Browse open jobs</a>');
  assert.match(notice, '<a href="/jobs/country/norway">Jobs in Norway</a>');
});

ways.run();
