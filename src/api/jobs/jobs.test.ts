import { suite } from "uvu";
import * as assert from "uvu/assert";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { fieldMessages, send, testDatabase } from "../../../tests/support/site.ts";
import type { Job, JobStats } from "../../shared/jobs/job.ts";

const filter = suite("GET /api/jobs/filter");
const database = await testDatabase();

async function ids(path: string): Promise<string[]> {
  const response = await send(path);
  assert.is(response.status, 200);
  return ((await response.json()) as Job[]).map((job) => job.id);
}

async function wrongFields(path: string): Promise<string[]> {
  const response = await send(path);
  assert.is(response.status, 400);
  return Object.keys(await fieldMessages(response));
}

filter("gives matches as a plain array, newest first", async () => {
  const country = uniqueWord();
  const old = await insertJob(database, { country, createdAt: "2026-01-01T00:00:00Z" });
  const recent = await insertJob(database, { country, createdAt: "2026-01-02T00:00:00Z" });
  await insertJob(database, { country, closedAt: "2026-01-03T00:00:00Z" });
  assert.equal(await ids(`/api/jobs/filter?country=${country}`), [recent, old]);
});

filter("takes sector and level by slug or label, of either vocabulary", async () => {
  const country = uniqueWord();
  const id = await insertJob(database, { country, sector: "it", experienceLevel: "professional" });
  await insertJob(database, { country });
  for (const query of ["sector=IT", "sector=information%20technology", "experienceLevel=senior"])
    assert.equal(await ids(`/api/jobs/filter?country=${country}&${query}`), [id], query);
});

filter("takes blank and all for no filter", async () => {
  const search = uniqueWord();
  const id = await insertJob(database, { title: search });
  assert.equal(await ids(`/api/jobs/filter?search=${search}&country=all&sector=&experienceLevel=All`), [id]);
});

filter("gives nothing for a sector that does not exist", async () => {
  assert.equal(await ids("/api/jobs/filter?sector=farming"), []);
});

filter("leads through the whole list by its links, and counts it on every page", async () => {
  const country = `${uniqueWord()} & coast`;
  for (let number = 0; number < 5; number++) await insertJob(database, { country });
  const path = `/api/jobs/filter?limit=2&country=${encodeURIComponent(country)}`;
  const seen: string[] = [];
  for (let next: string | undefined = path; next && seen.length < 9; ) {
    const response: Response = await send(next);
    assert.is(response.headers.get("X-Total-Count"), "5");
    seen.push(...((await response.json()) as Job[]).map((job) => job.id));
    next = /^<([^>]+)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  assert.equal(seen, await ids(`/api/jobs/filter?country=${encodeURIComponent(country)}`));
  assert.is(new Set(seen).size, 5);
});

filter("refuses a limit or a cursor that is none, both at once", async () => {
  for (const limit of ["0", "-1", "5001", "1.5", "ten", "1e3", "9".repeat(40)])
    assert.equal(await wrongFields(`/api/jobs/filter?limit=${limit}`), ["limit"], limit);
  assert.equal(await wrongFields("/api/jobs/filter?cursor=abc"), ["cursor"]);
  assert.equal(await wrongFields("/api/jobs/filter?limit=x&cursor=%00"), ["limit", "cursor"]);
});

filter("answers hostile text with an empty list", async () => {
  for (const text of ["%00", "%25%5F%5C", "';--", "%F0%9F%9A%A2", "x".repeat(10_000)]) {
    assert.equal(await ids(`/api/jobs/filter?country=q${text}`), [], text.slice(0, 20));
    assert.equal(await ids(`/api/jobs/filter?search=q7w3e${text}`), [], text.slice(0, 20));
  }
});

filter("sorts, and takes pay and time of posting, as the page does", async () => {
  const country = uniqueWord();
  const insert = (salaryMax: number, createdAt?: string) =>
    insertJob(database, { country, salaryMin: 1, salaryMax, ...(createdAt ? { createdAt } : {}) });
  const [low, high, old] = [
    await insert(2000),
    await insert(4000),
    await insert(3000, "2020-01-01T00:00:00Z"),
  ];
  assert.equal(await ids(`/api/jobs/filter?country=${country}&sort=pay`), [high, old, low]);
  assert.equal(await ids(`/api/jobs/filter?country=${country}&sort=pay&postedWithin=30&salaryFrom=2500`), [
    high,
  ]);
  assert.equal(await ids(`/api/jobs/filter?country=${country}&salaryFrom=lots`), []);
});

filter("sorts jobs of one upper pay by their lower pay, then the newest first, on every page", async () => {
  const [country, salaryMax] = [uniqueWord(), 4000];
  const added: string[] = [];
  for (const [day, salaryMin] of [1000, 3000, 0, 2000, 3000, 0].entries()) {
    const createdAt = `2026-11-1${day}T00:00:00Z`;
    added.push(await insertJob(database, { country, salaryMin, salaryMax, createdAt }));
  }
  const sorted = [4, 1, 3, 0, 5, 2].map((place) => added[place]!);
  const address = `/api/jobs/filter?country=${country}&sort=pay`;
  assert.equal(await ids(address), sorted);
  const seen: string[] = [];
  for (let path: string | undefined = `${address}&limit=1`; path; ) {
    const response = await send(path);
    seen.push(...((await response.json()) as Job[]).map(({ id }) => id));
    path = /<([^>]+)>; rel="next"/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  assert.equal(seen, sorted);
});

filter("puts the best match of words first, and the newest when asked to", async () => {
  const word = uniqueWord();
  const titled = await insertJob(database, { title: word, createdAt: "2026-01-01T00:00:00Z" });
  const described = await insertJob(database, { description: `Works with ${word}.` });
  assert.equal(await ids(`/api/jobs/filter?search=${word}`), [titled, described]);
  assert.equal(await ids(`/api/jobs/filter?search=${word}&sort=newest`), [described, titled]);
});

filter.run();

const search = suite("GET /api/jobs/search");

search("gives jobs with their number, how the words were read, and where the list goes on", async () => {
  const word = uniqueWord();
  const first = await insertJob(database, { title: word });
  const second = await insertJob(database, { title: `Cook ${word}`, salaryMax: 4000 });
  const read = async (query: string) => {
    const response = await send(`/api/jobs/search?search=${word}&${query}`);
    assert.is(response.status, 200);
    const { jobs, ...rest } = (await response.json()) as { jobs: Job[]; next: string | null };
    return { ids: jobs.map(({ id }) => id), rest };
  };
  const { ids, rest } = await read("limit=1");
  assert.equal(ids, [first]);
  const { next, ...others } = rest;
  assert.equal(others, {
    total: 2,
    capped: false,
    corrected: null,
    alsoSearched: [],
    filters: {},
    notice: null,
    near: [],
  });
  assert.equal(await read(`limit=1&cursor=${next}`), { ids: [second], rest: { ...others, next: null } });
});

search("tells the pay that the words ask for", async () => {
  const word = uniqueWord();
  const id = await insertJob(database, { title: word, salaryMin: 1, salaryMax: 4000 });
  await insertJob(database, { title: word, salaryMin: 1, salaryMax: 3000 });
  const { jobs, filters } = (await (await send(`/api/jobs/search?search=${word}+3500`)).json()) as {
    jobs: Job[];
    filters: unknown;
  };
  assert.equal(
    jobs.map((job) => job.id),
    [id],
  );
  assert.equal(filters, { salaryFrom: 3500 });
});

search("finds nothing by a wrong choice, and refuses a wrong limit", async () => {
  const answer = await (await send("/api/jobs/search?sector=farming")).json();
  const nothing = {
    jobs: [],
    total: 0,
    capped: false,
    corrected: null,
    alsoSearched: [],
    filters: {},
    notice: null,
    near: [],
    next: null,
  };
  assert.equal(answer, nothing);
  assert.equal(await wrongFields("/api/jobs/search?limit=0"), ["limit"]);
});

search.run();

const inCountry = suite("GET /api/jobs/country/:country");

inCountry("finds the country's name in any case", async () => {
  const country = `New ${uniqueWord()}`;
  const id = await insertJob(database, { country });
  const response = await send(`/api/jobs/country/${encodeURIComponent(country.toUpperCase())}`);
  assert.equal(
    ((await response.json()) as Job[]).map((job) => job.id),
    [id],
  );
  assert.is(response.headers.get("X-Total-Count"), "1");
});

inCountry("gives nothing for an unknown or blank one", async () => {
  for (const country of ["Atlantis", "all", "%20", "%00"])
    assert.equal(await ids(`/api/jobs/country/${country}`), [], country);
});

inCountry.run();

const one = suite("GET /api/jobs/:id");

one("gives a closed vacancy, as closed", async () => {
  const id = await insertJob(database, { closesOn: "2020-01-01" });
  const job = (await (await send(`/api/jobs/${id}`)).json()) as Job;
  assert.is(job.id, id);
  assert.is(job.open, false);
  assert.is(job.applicationCloseDate, "2020-01-01");
  assert.is(new Date(job.createdAt).toISOString(), job.createdAt);
});

one("knows no vacancy by another id, or by what is no id", async () => {
  for (const id of ["0190a1b2-0000-4000-8000-00000000abcd", "17", "%00", "'"]) {
    const response = await send(`/api/jobs/${id}`);
    assert.is(response.status, 404, id);
    assert.equal(await response.json(), { message: "Job not found" });
  }
});

one.run();

const stats = suite("GET /api/jobs/stats");

stats("totals open vacancies", async () => {
  const totals = async () => (await (await send("/api/jobs/stats")).json()) as JobStats;
  const before = await totals();
  await insertJob(database, { company: uniqueWord(), vacancies: 4 });
  assert.equal(await totals(), {
    totalCompanies: before.totalCompanies + 1,
    totalJobs: before.totalJobs + 1,
    totalVacancies: before.totalVacancies + 4,
  });
});

stats.run();
