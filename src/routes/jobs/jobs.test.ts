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
  assert.match(count, /^2 positions across \d+ countries$/);
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

jobs("brings six placeholder cards for its script", async () => {
  const { html } = await read("/jobs");
  const template = /<template id="loading".*?<\/template>/s.exec(html)?.[0] ?? "";
  assert.is(template.match(/job skeleton/g)?.length, 6);
});

jobs.run();
