import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { send } from "../../../tests/support/site.ts";
import type { Job } from "../../shared/jobs/job.ts";

const filters = suite("filters by the facts of jobs");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

const jobs: Record<string, string> = {
  "Welder with all":
    "housing = true, flights = true, visa = 'employer', contract_months = 4, certificates = '{6g,gmdss}'",
  "Welder with housing": "housing = true, contract_months = 9, visa = 'not-needed'",
  "Welder without":
    "housing = false, flights = false, visa = 'candidate', contract_months = 12, certificates = '{gmdss}'",
  "Welder unstated": "housing = null",
  "Cook with flights": "flights = true, contract_months = 1",
};

filters.before(async () => {
  ({ sql, close } = await migratedDatabase());
  for (const [title, facts] of Object.entries(jobs)) {
    const id = await insertJob(sql, { title, description: "Works.", requirements: "Care" });
    await sql.unsafe(`update jobs set ${facts} where id = '${id}'`);
  }
});
filters.after(() => close());

const get = async (path: string) => send(path, {}, { sql });
const found = async (query: string) =>
  ((await (await get(`/api/jobs/filter?${query}`)).json()) as Job[]).map(({ title }) => title).sort();

const cases: Record<string, string[]> = {
  "housing=1": ["Welder with all", "Welder with housing"],
  "flights=1": ["Cook with flights", "Welder with all"],
  "flights=1&search=welder": ["Welder with all"],
  "visa=employer": ["Welder with all"],
  "visa=not-needed": ["Welder with housing"],
  "certificate=gmdss": ["Welder with all", "Welder without"],
  "certificate=GMDSS&housing=1": ["Welder with all"],
  "contractUpTo=4": ["Cook with flights", "Welder with all"],
  "contractUpTo=9&search=welder": ["Welder with all", "Welder with housing"],
  "contractUpTo=60&flights=1&sort=pay": ["Cook with flights", "Welder with all"],
  "housing=0&flights=&visa=all": Object.keys(jobs).sort(),
  "certificate=xyz": [],
  "visa=shared": [],
  "housing=maybe": [],
  "contractUpTo=61": [],
  "contractUpTo=4.5": [],
};

for (const [query, titles] of Object.entries(cases))
  filters(`find what states them for ${query}, before and after the search has its tables`, async () => {
    assert.equal(await found(query), titles);
    await sql`update search_state set filled_at = null`;
    assert.equal(await found(query), titles, "before");
    await sql`update search_state set filled_at = now()`;
  });

filters("follow a job that is edited", async () => {
  await sql`update jobs set certificates = '{iosh}' where title = 'Welder unstated'`;
  assert.equal(await found("certificate=iosh"), ["Welder unstated"]);
  await sql`update jobs set certificates = '{}' where title = 'Welder unstated'`;
  assert.equal(await found("certificate=iosh"), []);
});

filters("are on the page, chosen, with a chip each and the feed of the same list", async () => {
  const html = await (await get("/jobs?housing=1&certificate=gmdss&contractUpTo=7")).text();
  assert.match(html, /<h2[^>]*>.*Welder with all/);
  assert.not.match(html, "Welder with housing");
  assert.match(html, /<input[^>]*name="housing"[^>]*checked/);
  assert.match(html, /<option value="gmdss" selected="">GMDSS/);
  assert.match(html, /<option value="7" selected="">7 months/);
  assert.match(html, 'aria-label="Remove filter: Contract up to 7 months"');
  assert.match(html, /href="\/feed\.xml\?housing=1&amp;certificate=gmdss&amp;contractUpTo=7"/);
  assert.match(html, '<meta name="robots" content="noindex');
  const feed = await (await get("/feed.xml?housing=1&certificate=gmdss&contractUpTo=7")).text();
  assert.equal(feed.match(/<entry>/g)?.length, 1);
});

filters("are a link away while none is chosen", async () => {
  const html = await (await get("/jobs?search=welder")).text();
  assert.not.match(html, 'name="certificate"');
  assert.match(html, '<a href="/jobs?search=welder&amp;more=1">More filters</a>');
  const more = await (await get("/jobs?search=welder&more=1")).text();
  assert.match(more, '<select name="certificate">');
  assert.match(more, /<link rel="canonical" href="[^"]*\/jobs\?search=welder"/);
});

filters("lead on from an empty list", async () => {
  const html = await (await get("/jobs?flights=1&certificate=6g&search=cook")).text();
  assert.match(html, /Without the certificate: 1 job/);
});

filters.run();
