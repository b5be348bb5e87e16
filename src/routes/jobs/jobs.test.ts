import { suite } from "uvu";
import * as assert from "uvu/assert";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";

const jobs = suite("GET /jobs");
const sql = await testDatabase();

async function read(path: string) {
  const response = await send(path);
  const html = await response.text();
  const island = /<is-land[^>]*>(.*?)<\/is-land>/s.exec(html)?.[1] ?? "";
  return {
    status: response.status,
    html,
    form: island.split("</form>")[0] ?? "",
    chips: [...island.matchAll(/<a class="chip" href="([^"]*)"/g)].map(([, href]) =>
      href!.replaceAll("&amp;", "&"),
    ),
    titles: [...html.matchAll(/<h2><a href="\/jobs\/[^"]+">([^<]*)/g)].map(([, title]) => title),
    count: /id="count"[^>]*>([^<]*)/.exec(html)?.[1] ?? "",
    canonical: /rel="canonical" href="https?:\/\/[^/"]+([^"]*)/.exec(html)?.[1]?.replaceAll("&amp;", "&"),
    title: /<title>([^<]*)/.exec(html)?.[1] ?? "",
    isIndexed: !html.includes('name="robots" content="noindex"'),
  };
}

jobs("finds by a word of title or company, newest first", async () => {
  const word = uniqueWord();
  await insertJob(sql, { title: `Rigger ${word}`, createdAt: "2026-01-01T00:00:00Z" });
  await insertJob(sql, { title: "Bosun", company: `${word} Lines`, createdAt: "2026-01-02T00:00:00Z" });
  await insertJob(sql, { title: "Cook" });
  const { titles, count } = await read(`/jobs?search=${word}`);
  assert.equal(titles, ["Bosun", `Rigger ${word}`]);
  assert.match(count, /^2 positions across \d+ countr(y|ies)$/);
});

jobs("takes country, sector and level in any case, by slug or label", async () => {
  const word = uniqueWord();
  const wanted = { title: `Ping ${word}`, country: "United Kingdom", sector: "it", experienceLevel: "labor" };
  await insertJob(sql, wanted);
  for (const other of [{ country: "Norway" }, { sector: "mining" }, { experienceLevel: "mid" }])
    await insertJob(sql, { ...wanted, ...other, title: `Pong ${word}` });
  for (const query of [
    "country=united-kingdom&sector=IT&experienceLevel=entry",
    "country=UNITED+kingdom&sector=Information%20technology&experienceLevel=Entry%20Level",
  ]) {
    const { titles, form } = await read(`/jobs?search=${word}&${query}`);
    assert.equal(titles, [`Ping ${word}`]);
    assert.match(form, /<option selected="">United Kingdom<\/option>/);
    assert.match(form, /<option value="it" selected="">/);
    assert.match(form, /<option value="entry" selected="">/);
  }
});

jobs("treats 'all' and blank as no filter", async () => {
  const { chips, canonical } = await read("/jobs?search=&country=all&sector=All&experienceLevel=");
  assert.equal(chips, []);
  assert.is(canonical, "/jobs");
});

jobs("offers the destinations and every other country with an open vacancy", async () => {
  const country = uniqueWord();
  await insertJob(sql, { country });
  const { form } = await read("/jobs");
  assert.ok(form.includes("<option>Finland</option>"));
  assert.ok(form.includes(`<option>${country}</option>`));
});

jobs("keeps a chosen country in the form though nothing is open there", async () => {
  const { form, html } = await read("/jobs?country=Atlantis");
  assert.match(form, /<option selected="">Atlantis<\/option>/);
  assert.ok(html.includes("No jobs found matching your criteria. Try adjusting your filters."));
});

jobs("gives each active filter a link to the list without it, and one without any", async () => {
  const { chips } = await read("/jobs?search=cook&country=norway&sector=IT&page=2");
  assert.equal(chips, [
    "/jobs?country=Norway&sector=it",
    "/jobs?search=cook&sector=it",
    "/jobs?search=cook&country=Norway",
    "/jobs",
  ]);
});

jobs("shows nothing for a sector that does not exist", async () => {
  await insertJob(sql);
  const { status, titles, count, canonical } = await read("/jobs?sector=farming");
  assert.is(status, 200);
  assert.is(canonical, undefined);
  assert.equal(titles, []);
  assert.match(count, /^0 positions/);
});

jobs("puts 24 on a page and shows the last one for a page beyond it", async () => {
  const country = uniqueWord();
  for (let n = 0; n < 25; n++) await insertJob(sql, { country });
  const first = await read(`/jobs?country=${country}`);
  assert.is(first.titles.length, 24);
  assert.ok(first.html.includes(`href="/jobs?country=${country}&amp;page=2" rel="next"`));
  for (const page of ["2", "99", "99999999999"]) {
    const last = await read(`/jobs?country=${country}&page=${page}`);
    assert.is(last.titles.length, 1);
    assert.is(last.canonical, `/jobs?country=${country}&page=2`);
  }
});

jobs("takes what is no page for the first one", async () => {
  for (const page of ["0", "-3", "two", ""])
    assert.is((await read(`/jobs?page=${page}`)).canonical, "/jobs", page);
});

jobs("says in title and canonical link what is filtered", async () => {
  await insertJob(sql, { country: "Norway", sector: "it" });
  const { title, canonical, isIndexed } = await read("/jobs?experienceLevel=&sector=IT&country=norway");
  assert.match(title, /^Norway, Information Technology - Browse Job Opportunities/);
  assert.is(canonical, "/jobs?country=Norway&sector=it");
  assert.ok(isIndexed);
});

jobs("keeps searches by free text out of search engines", async () => {
  const word = uniqueWord();
  await insertJob(sql, { title: word });
  assert.not((await read(`/jobs?search=${word}`)).isIndexed);
});

jobs("shows what was searched as text, never as markup", async () => {
  const { html, form } = await read(`/jobs?search=${encodeURIComponent('"><b>x</b>$&')}`);
  assert.not(html.includes("<b>x</b>"));
  assert.ok(form.includes('value="&quot;&gt;&lt;b&gt;x&lt;/b&gt;$&amp;"'));
});

jobs("survives control characters in every field", async () => {
  for (const name of ["search", "country", "sector", "experienceLevel", "page"])
    for (const others of ["", "&search=welder"])
      assert.is((await read(`/jobs?${name}=%00%07${others}`)).status, 200, name + others);
});

jobs("takes a minimum pay, which the chip and the form repeat", async () => {
  const country = uniqueWord();
  await insertJob(sql, { country, title: "Cook", salaryMin: 1000, salaryMax: 2999 });
  await insertJob(sql, { country, title: "Chef", salaryMin: 1000, salaryMax: 3100 });
  const { titles, html, form, chips, canonical } = await read(`/jobs?country=${country}&salaryFrom=3100`);
  assert.equal(titles, ["Chef"]);
  assert.ok(html.includes('aria-label="Remove filter: From $3,100 a month"'));
  assert.match(form, /<option value="3100" selected="">\$3,100<\/option>/);
  assert.is(chips[1], `/jobs?country=${country}`);
  assert.is(canonical, `/jobs?country=${country}&salaryFrom=3100`);
});

jobs("takes how many days ago a job may have been posted", async () => {
  const country = uniqueWord();
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await insertJob(sql, { country, title: "Old", createdAt: daysAgo(9) });
  await insertJob(sql, { country, title: "New", createdAt: daysAgo(2) });
  const { titles, form } = await read(`/jobs?country=${country}&postedWithin=7`);
  assert.equal(titles, ["New"]);
  assert.match(form, /<option value="7" selected="">Last 7 days<\/option>/);
});

jobs("sorts by pay and by the closing day, and keeps the order on the next page", async () => {
  const country = uniqueWord();
  for (let n = 10; n < 35; n++)
    await insertJob(sql, {
      country,
      title: `Job ${n}`,
      salaryMax: 3000 + n,
      closesOn: `2199-12-${n % 31 || 31}`,
    });
  const paid = await read(`/jobs?country=${country}&sort=pay`);
  assert.equal(paid.titles.slice(0, 2), ["Job 34", "Job 33"]);
  assert.ok(paid.html.includes(`href="/jobs?country=${country}&amp;sort=pay&amp;page=2" rel="next"`));
  assert.equal((await read(`/jobs?country=${country}&sort=pay&page=2`)).titles, ["Job 10"]);
  assert.equal((await read(`/jobs?country=${country}&sort=closing`)).titles[0], "Job 32");
});

jobs("sorts the list of all jobs, too", async () => {
  await insertJob(sql, { title: "Richest", salaryMax: 99_999_999 });
  const { titles, count, isIndexed } = await read("/jobs?sort=pay");
  assert.is(titles[0], "Richest");
  assert.is(count, (await read("/jobs")).count);
  assert.not(isIndexed);
});

jobs("leaves the usual and an unknown order out of the address", async () => {
  for (const query of ["sort=newest", "sort=relevance", "sort=luck", "salaryFrom=0", "exact=1"])
    assert.is((await read(`/jobs?${query}`)).canonical, "/jobs", query);
  const canonical = async (query: string) => (await read(`/jobs?search=cook&${query}`)).canonical;
  assert.is(await canonical("sort=relevance"), "/jobs?search=cook");
  assert.is(await canonical("exact=1&sort=newest"), "/jobs?search=cook&sort=newest&exact=1");
});

jobs("shows nothing for a pay or a time that is none, as for an unknown sector", async () => {
  await insertJob(sql);
  for (const query of [
    "salaryFrom=-1",
    "salaryFrom=1000001",
    "salaryFrom=1e3",
    "postedWithin=366",
    "postedWithin=x",
  ]) {
    const { status, titles } = await read(`/jobs?${query}`);
    assert.is(status, 200);
    assert.equal(titles, [], query);
  }
});

jobs("says above its first job how to apply, what it costs and how long the bars are", async () => {
  const word = uniqueWord();
  await insertJob(sql, { title: word });
  const { html } = await read(`/jobs?search=${word}`);
  const told = html.indexOf(
    "Looking is free. An application costs $50, paid in the last of four steps. A job that is free, or only a sample, says so below.",
  );
  const scale = html.indexOf("All bars go from $0 to $18,000 a month.");
  assert.ok(told > 0 && told < scale && scale < html.indexOf('<li class="job">'));
});

jobs("calls a level as its filter does", async () => {
  const word = uniqueWord();
  await insertJob(sql, { title: word, experienceLevel: "labor" });
  const { html } = await read(`/jobs?search=${word}`);
  assert.match(/<li class="job">.*?<\/li>/s.exec(html)?.[0] ?? "", "<span>Entry Level</span>");
});

jobs("brings six placeholder cards for its script", async () => {
  const { html } = await read("/jobs");
  const template = /<template id="loading".*?<\/template>/s.exec(html)?.[0] ?? "";
  assert.is(template.match(/job skeleton/g)?.length, 6);
});

jobs.run();
