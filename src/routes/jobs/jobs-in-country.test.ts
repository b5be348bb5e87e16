import { suite } from "uvu";
import * as assert from "uvu/assert";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const country = suite("GET /jobs/country/:country");
const sql = await testDatabase();

async function read(path: string) {
  const response = await send(path);
  const html = await response.text();
  return { status: response.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? "" };
}

/** `b` holds the figure of a stat card. */
const figures = (main: string) => [...main.matchAll(/<b class="number">([^<]*)/g)].map(([, value]) => value);

country("sums up what is open there and lists it", async () => {
  const name = `Fair ${uniqueWord()}`;
  const company = uniqueWord();
  await insertJob(sql, { country: name, company, vacancies: 1, salaryMin: 1500, salaryMax: 2500 });
  await insertJob(sql, { country: name, company, vacancies: 4, sector: "mining", salaryMax: 9000 });
  await insertJob(sql, { country: name, closedAt: "2026-01-01T00:00:00Z", salaryMin: 1 });
  const { main } = await read(`/jobs/country/${name.toUpperCase().replace(" ", "-")}`);
  assert.ok(main.includes(`Jobs in ${name}`));
  assert.ok(main.includes("2 positions, 5 total vacancies"));
  assert.equal(figures(main), ["2", "5", "1", "$1,500 - $9,000"]);
  assert.match(main, /Available Sectors.*Mining.*Shipping/s);
  assert.match(main, /href="\/jobs\?country=Fair\+[^"]*&amp;sector=mining" rel="nofollow">Mining</);
  assert.match(main, "Salary Range per month");
  assert.ok(main.includes(">1 vacancy<") && main.includes(">4 vacancies<"));
});

country("writes the name in capitalised words", async () => {
  assert.ok((await read("/jobs/country/united-kingdom")).main.includes("Jobs in United Kingdom"));
});

country("finds a country whose name holds hyphens and accents itself", async () => {
  const name = `Côte-${uniqueWord()} d'Or`;
  await insertJob(sql, { country: name });
  const { main } = await read(`/jobs/country/${encodeURIComponent(name.toLowerCase().replace(" ", "-"))}`);
  assert.match(main, /1 position, 1 total vacancy/);
});

country("says once, above the jobs, how to apply and what it costs", async () => {
  const name = uniqueWord();
  await insertJob(sql, { country: name });
  const { main } = await read(`/jobs/country/${name}`);
  const told = "Looking is free. An application costs $50";
  assert.is(main.split(told).length, 2);
  assert.ok(main.indexOf(told) < main.indexOf('class="rows"'));
});

country("shows an empty page with the ways to other countries for a country that nobody knows", async () => {
  const { status, main, html } = await read("/jobs/country/atlantis");
  assert.is(status, 200);
  assert.ok(main.includes("No jobs currently available in Atlantis. Check back soon!"));
  assert.match(main, /<a href="\/country\/norway">Norway</);
  assert.match(main, /href="\/jobs">Browse All Jobs</);
  assert.match(main, /<a href="\/">Back to Home</);
  assert.is(main.match(/class="btn/g)?.length, 1);
  assert.ok(html.includes('content="noindex"'));
});

country("puts 24 on a page", async () => {
  const name = uniqueWord();
  for (let n = 0; n < 25; n++) await insertJob(sql, { country: name });
  const cards = async (path: string) => (await read(path)).main.match(/<li class="job">/g)?.length;
  assert.is(await cards(`/jobs/country/${name}`), 24);
  assert.is(await cards(`/jobs/country/${name}?page=2`), 1);
});

country("survives a name of nothing but oddities", async () => {
  for (const name of ["%00", "-", "%20", "%F0%9F%8F%B4", "x".repeat(5000)])
    assert.is((await read(`/jobs/country/${name}`)).status, 200, name.slice(0, 10));
});

country.run();
