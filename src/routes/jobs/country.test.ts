import { suite } from "uvu";
import * as assert from "uvu/assert";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const country = suite("GET /country/:country");
const sql = await testDatabase();

async function read(path: string) {
  const response = await send(path);
  const html = await response.text();
  return { status: response.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? "" };
}

country("presents a destination: pay, positions and what is true of it", async () => {
  const { main } = await read("/country/new-zealand");
  assert.ok(main.includes("Work in New Zealand"));
  assert.ok(main.includes("$4,000 - $8,000"));
  assert.match(main, 'href="/jobs?search=Deck+Officer&amp;country=New+Zealand" rel="nofollow">Deck Officer<');
  assert.match(main, /href="\/jobs\/country\/new-zealand"><svg .*?<\/svg>\d+ jobs?</);
});

country("shows the six newest vacancies and the way to all of them", async () => {
  const name = uniqueWord();
  for (let n = 0; n < 7; n++)
    await insertJob(sql, { country: name, title: `Post ${n}`, createdAt: `2026-02-0${n + 1}T00:00:00Z` });
  const { main } = await read(`/country/${name}`);
  const titles = [...main.matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title);
  assert.equal(titles, ["Post 6", "Post 5", "Post 4", "Post 3", "Post 2", "Post 1"]);
  assert.ok(main.includes(`href="/jobs/country/${name}"`));
});

country("says the year in which a job closes only if that is not within a year of its posting", async () => {
  const name = uniqueWord();
  const rows = [
    { createdAt: "2199-11-01T00:00:00Z", closesOn: "2200-01-14" },
    { createdAt: "2198-11-01T00:00:00Z", closesOn: "2200-01-05" },
  ];
  for (const row of rows) await insertJob(sql, { country: name, ...row });
  const { main } = await read(`/country/${name}`);
  assert.equal(main.match(/Apply by [^<]*/g), ["Apply by Jan 14", "Apply by Jan 5, 2200"]);
  assert.match((await read(`/fr/country/${name}`)).main, "jusqu’au 14 janv.<");
});

country("names the country in the language of the page", async () => {
  await insertJob(sql, { country: "Iceland" });
  const { main } = await read("/es/country/iceland");
  assert.ok(main.includes("Islandia"));
  assert.not.ok(main.replace(/<[^>]*>/g, "").includes("Iceland"));
});

country("tells of a country that is no destination what its vacancies say", async () => {
  const name = uniqueWord();
  await insertJob(sql, { country: name, salaryMin: 1111, salaryMax: 2222, sector: "offshore-rigs" });
  const { main } = await read(`/country/${name}`);
  assert.ok(main.includes("$1,111 - $2,222"));
  assert.ok(main.includes("Offshore Rigs"));
});

country("says what applying costs above the jobs", async () => {
  const name = uniqueWord();
  await insertJob(sql, { country: name });
  const { main } = await read(`/country/${name}`);
  const told = main.indexOf("Looking is free. An application costs $50");
  assert.ok(told > 0 && told < main.indexOf('class="rows"'));
});

country("shows an empty page with the ways to other countries for a country that nobody knows", async () => {
  const { status, main, html } = await read("/country/atlantis");
  assert.is(status, 200);
  assert.ok(main.includes("No jobs currently available in Atlantis. Check back soon!"));
  assert.match(main, /<a href="\/country\/norway">Norway</);
  assert.ok(html.includes('content="noindex"'));
});

country.run();
