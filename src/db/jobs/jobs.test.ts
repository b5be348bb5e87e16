import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { unstated } from "../../shared/jobs/job-facts.ts";
import type { JobFilter } from "../../shared/jobs/job-filter.ts";
import { countOpenJobs, findJob, listOpenJobs, listOpenJobsAfter } from "./jobs.ts";

const jobs = suite("jobs");
const sql = await testDatabase();

const yesterday = new Date(Date.now() - 86_400_000).toISOString();
const found = async (filter: JobFilter) =>
  (await listOpenJobs(sql, filter, { limit: 10 })).map((job) => job.id);

jobs("gives every field of a vacancy in the API's types", async () => {
  const country = uniqueWord();
  const id = await insertJob(sql, { country, createdAt: "2026-02-03T04:05:06.789123Z" });
  assert.equal(await findJob(sql, id), {
    id,
    employerId: null,
    title: "Deck Fitter",
    company: "Test Harbour Works",
    country,
    sector: "shipping",
    experienceLevel: "mid",
    salaryMin: 2000,
    salaryMax: 3000,
    vacancies: 1,
    description: "Fits what the deck needs.",
    requirements: "Certificate\nExperience",
    lang: "en",
    applicationCloseDate: "2199-12-31",
    open: true,
    sample: false,
    createdAt: "2026-02-03T04:05:06.789Z",
    ...unstated,
    verification: null,
    state: "live",
  });
});

jobs("finds a closed one by its id, as closed", async () => {
  assert.is((await findJob(sql, await insertJob(sql, { closedAt: yesterday })))?.open, false);
});

jobs("finds none by what is no id", async () => {
  assert.is(await findJob(sql, "17"), undefined);
});

jobs("lists no vacancy that was closed or whose day is past", async () => {
  const country = uniqueWord();
  await insertJob(sql, { country, closedAt: yesterday });
  await insertJob(sql, { country, closesOn: yesterday.slice(0, 10) });
  assert.equal(await found({ country }), []);
});

jobs("lists a vacancy on its last day", async () => {
  const country = uniqueWord();
  const [row] = await sql<{ today: string }[]>`select utc_today()::text as today`;
  const id = await insertJob(sql, { country, closesOn: row!.today });
  assert.equal(await found({ country }), [id]);
});

jobs("lists the newest first", async () => {
  const country = uniqueWord();
  const old = await insertJob(sql, { country, createdAt: "2026-01-01T00:00:00Z" });
  const recent = await insertJob(sql, { country, createdAt: "2026-01-02T00:00:00Z" });
  assert.equal(await found({ country }), [recent, old]);
});

jobs("finds a country in any case", async () => {
  const country = uniqueWord();
  const id = await insertJob(sql, { country: country.toUpperCase() });
  assert.equal(await found({ country }), [id]);
});

jobs("finds all words of a search in title or company, as parts, without case and accents", async () => {
  const word = uniqueWord();
  const id = await insertJob(sql, { title: `Höhenarbeiter ${word}`, company: "Zürich Seilbahn" });
  assert.equal(await found({ search: `ZURICH ${word.slice(2, -2)} hohen` }), [id]);
  assert.equal(await found({ search: `${word} elsewhere` }), []);
});

jobs("takes signs of a pattern as they are typed, full-width ones too", async () => {
  const word = uniqueWord();
  const id = await insertJob(sql, { title: `${word} 50% on_call! a\\b` });
  for (const search of ["50%", "50％", "on_call!", "a\\b"])
    assert.equal(await found({ search: `${word} ${search}` }), [id], search);
  for (const search of ["5%0", "onxcall", "a_b", "%%"])
    assert.equal(await found({ search: `${word} ${search}` }), [], search);
});

jobs(
  "finds parts of a word that are too short for a trigram, and signs, and what no vacancy holds",
  async () => {
    const word = uniqueWord();
    const id = await insertJob(sql, { title: `${word} C++ IT 木工 §`, company: "Ærø Yard" });
    for (const search of ["it", "T", "c++", "+", "++", "木", "木工", "§", "ær", "Ø", "\u0301"])
      assert.equal(await found({ search: `${word} ${search}` }), [id], search);
    for (const search of ["+c", "工木", "+++", "¶", "zq"])
      assert.equal(await found({ search: `${word} ${search}` }), [], search);
  },
);

jobs("gives page after page of a search, as the whole list has them", async () => {
  const word = uniqueWord();
  const place = { country: uniqueWord(), sector: "mining", experienceLevel: "labor" } as const;
  for (let n = 0; n < 6; n += 1) await insertJob(sql, { ...place, title: `${word} Welder IT ${n}` });
  await insertJob(sql, { ...place, title: `${word} Welder IT`, sector: "it" });
  await insertJob(sql, { ...place, title: "Welder IT" });
  const filter = { ...place, search: `weld ${word} it` };
  const all = await found(filter);
  assert.is(all.length, 6);
  assert.equal(await found({ search: word, country: place.country, sector: "mining" }), all);
  const byOffset: string[] = [];
  for (let offset = 0; offset < 8; offset += 2)
    byOffset.push(...(await listOpenJobs(sql, filter, { limit: 2, offset })).map(({ id }) => id));
  assert.equal(byOffset, all);
  const byCursor: string[] = [];
  for (let cursor: Awaited<ReturnType<typeof listOpenJobsAfter>>["next"]; ; ) {
    const { jobs, next } = await listOpenJobsAfter(sql, filter, { limit: 2, cursor });
    byCursor.push(...jobs.map(({ id }) => id));
    cursor = next;
    if (!next) break;
  }
  assert.equal(byCursor, all);
  assert.equal(await countOpenJobs(sql, filter), { total: 6, capped: false });
});

jobs("takes the longest title, company and country, however they unfold", async () => {
  const unfolding = (length: number, step: number) =>
    String.fromCodePoint(...Array.from({ length }, (_, index) => 0x3300 + ((index * step) % 0x58)));
  const company = unfolding(200, 31);
  const id = await insertJob(sql, { title: unfolding(200, 37), company, country: unfolding(100, 29) });
  assert.ok((await found({ search: unfolding(20, 37), country: unfolding(100, 29) })).includes(id));
});

jobs("narrows by sector and experience level", async () => {
  const country = uniqueWord();
  const id = await insertJob(sql, { country, sector: "mining", experienceLevel: "labor" });
  await insertJob(sql, { country });
  assert.equal(await found({ country, sector: "mining" }), [id]);
  assert.equal(await found({ country, experienceLevel: "labor" }), [id]);
});

jobs("finds nothing by an impossible filter or a country with NUL", async () => {
  assert.equal(await found({ impossible: true }), []);
  assert.equal(await found({ country: "\0" }), []);
});

jobs(
  "goes on after a cursor without gap or repetition where instants differ by microseconds only",
  async () => {
    const country = uniqueWord();
    for (const micros of ["000001", "000002", "000002", "000003", "000004"])
      await insertJob(sql, { country, createdAt: `2026-01-01T00:00:00.${micros}Z` });
    const all = await found({ country });
    const seen: string[] = [];
    for (let cursor: Awaited<ReturnType<typeof listOpenJobsAfter>>["next"]; seen.length < 9; ) {
      const { jobs, next } = await listOpenJobsAfter(sql, { country }, { limit: 2, cursor });
      seen.push(...jobs.map((job) => job.id));
      if (!next) break;
      cursor = next;
    }
    assert.equal(seen, all);
  },
);

jobs("counts matches exactly up to 1,000 and says when there are more", async () => {
  const country = uniqueWord();
  const id = await insertJob(sql, { country });
  const copies = async (number: number) => {
    await sql`
      insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, description,
        requirements, closes_on)
      select title, company, country, sector, experience_level, salary_min, salary_max, description, requirements,
        closes_on
      from jobs, generate_series(1, ${number}::int) where id = ${id}`;
  };
  await copies(999);
  assert.equal(await countOpenJobs(sql, { country }), { total: 1000, capped: false });
  await copies(1);
  assert.equal(await countOpenJobs(sql, { country }), { total: 1000, capped: true });
  assert.equal(await countOpenJobs(sql, { country, search: "fitter" }), { total: 1000, capped: true });
  assert.equal(await countOpenJobs(sql, { country, search: "it" }), { total: 1000, capped: true });
  const { total, capped } = await countOpenJobs(sql, {});
  assert.ok(total >= 1001);
  assert.not(capped);
});

jobs.run();
