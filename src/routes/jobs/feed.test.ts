import { suite } from "uvu";
import * as assert from "uvu/assert";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { send, siteUrl, testDatabase } from "../../../tests/support/site.ts";

const feed = suite("GET /feed.xml");
const sql = await testDatabase();

const plain = (text: string) =>
  text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");

function element(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, text = ""]) =>
    plain(text),
  );
}

function links(xml: string): Record<string, string> {
  return Object.fromEntries(
    [...xml.matchAll(/<link rel="(\w+)"[^>]* href="([^"]*)"\/>/g)].map(([, rel = "", href = ""]) => [
      rel,
      plain(href),
    ]),
  );
}

async function read(path: string) {
  const response = await send(path);
  assert.is(response.status, 200, path);
  assert.is(response.headers.get("Content-Type"), "application/atom+xml; charset=utf-8");
  const xml = await response.text();
  const [head = "", ...entries] = xml.split("<entry>");
  return { xml, head, entries };
}

const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

feed("has all that Atom asks of a feed and its entries", async () => {
  const country = uniqueWord();
  const id = await insertJob(sql, {
    country,
    title: "Bosun",
    company: "Grey Towage",
    createdAt: "2026-02-03T04:05:06Z",
  });
  await sql`update jobs set updated_at = '2026-04-05T06:07:08Z' where id = ${id}`;
  const { xml, head, entries } = await read(`/feed.xml?country=${country}`);
  assert.match(
    xml,
    /^<\?xml version="1.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www.w3.org\/2005\/Atom"/,
  );
  assert.is(element(head, "id")[0], `tag:${new URL(siteUrl).hostname},2026:/feed.xml?country=${country}`);
  assert.match(element(head, "title")[0]!, `${country}: newest jobs`);
  assert.equal(element(head, "updated"), ["2026-04-05T06:07:08Z"]);
  assert.is(element(head, "name").length, 1);
  assert.equal(links(head), {
    self: `${siteUrl}/feed.xml?country=${country}`,
    alternate: `${siteUrl}/jobs?country=${country}`,
  });
  assert.is(entries.length, 1);
  const [entry = ""] = entries;
  assert.equal(element(entry, "id"), [`urn:uuid:${id}`]);
  assert.equal(element(entry, "title"), [`Bosun at Grey Towage in ${country}`]);
  assert.equal(element(entry, "updated"), ["2026-04-05T06:07:08Z"]);
  assert.equal(element(entry, "published"), ["2026-02-03T04:05:06.000Z"]);
  assert.equal(element(entry, "name"), ["Grey Towage"]);
  assert.equal(links(entry), { alternate: `${siteUrl}/jobs/${id}` });
});

feed("holds the fifty newest open vacancies of the list, newest first", async () => {
  const country = uniqueWord();
  for (let n = 0; n < 52; n++)
    await insertJob(sql, {
      country,
      title: `Post ${n}`,
      createdAt: new Date(Date.UTC(2026, 0, 1, 0, n)).toISOString(),
    });
  await insertJob(sql, { country, closesOn: "2026-01-31" });
  const { entries } = await read(`/feed.xml?country=${country}`);
  assert.is(entries.length, 50);
  assert.match(element(entries[0]!, "title")[0]!, "Post 51 at");
  assert.match(element(entries[49]!, "title")[0]!, "Post 2 at");
});

feed("takes the filters of the list, spelled as there", async () => {
  const word = uniqueWord();
  const found = await insertJob(sql, {
    title: `Welder ${word}`,
    country: "New Zealand",
    sector: "it",
    experienceLevel: "labor",
  });
  await insertJob(sql, { title: `Welder ${word}`, country: "Norway", sector: "it" });
  await insertJob(sql, { title: `Welder ${word}`, country: "New Zealand", sector: "mining" });
  const path = `/feed.xml?search=${word}&country=new-zealand&sector=IT&experienceLevel=entry&page=3`;
  const { head, entries } = await read(path);
  assert.equal(
    entries.map((entry) => element(entry, "id")[0]),
    [`urn:uuid:${found}`],
  );
  assert.is(
    links(head).self,
    `${siteUrl}/feed.xml?search=${word}&country=New+Zealand&sector=it&experienceLevel=labor`,
  );
});

feed("is empty where nothing is found, and still a feed", async () => {
  for (const query of [`search=${uniqueWord()}`, "sector=fishing", "country=%00"]) {
    const { head, entries } = await read(`/feed.xml?${query}`);
    assert.is(entries.length, 0, query);
    assert.match(element(head, "updated")[0]!, rfc3339);
  }
});

feed("shows what an employer wrote as text, and leaves out what XML cannot hold", async () => {
  const country = uniqueWord();
  const title = `</title>&amp;<b> ]]> "q" 'a' 🚢`;
  await insertJob(sql, { country, title: `${title}\ufffe`, description: "One\u0001 & two" });
  const { xml, entries } = await read(`/feed.xml?country=${country}`);
  assert.equal(element(entries[0]!, "title"), [`${title} at Test Harbour Works in ${country}`]);
  assert.match(element(entries[0]!, "summary")[0]!, "One & two");
  for (const sign of ["\u0001", "\ufffe"]) assert.not(xml.includes(sign));
});

feed("says which entries are samples", async () => {
  const country = uniqueWord();
  await insertJob(sql, { country, sample: true });
  const [entry = ""] = (await read(`/feed.xml?country=${country}`)).entries;
  assert.match(entry, '<category term="sample" label="Sample listing"/>');
  assert.match(element(entry, "summary")[0]!, /^Sample listing\. /);
});

feed("is named by every list of vacancies, with the list's own filters", async () => {
  const country = uniqueWord();
  await insertJob(sql, { country });
  const lists: Record<string, string> = {
    "/jobs": "/feed.xml",
    "/jobs?page=2": "/feed.xml",
    "/jobs?sector=it&search=&country=norway&unknown=1": "/feed.xml?country=Norway&sector=it",
    [`/jobs/country/${country}`]: `/feed.xml?country=${country}`,
    "/country/new-zealand": "/feed.xml?country=New+Zealand",
  };
  for (const [path, wanted] of Object.entries(lists)) {
    const html = await (await send(path)).text();
    const href = /<link rel="alternate" type="application\/atom\+xml" href="([^"]*)"/.exec(html)?.[1];
    assert.is(href && plain(href), wanted, path);
  }
});

feed("is called by what was asked for in vain, once, and by nothing else that stood there", async () => {
  const asked = "/feed.xml?search=welder&sector=farming";
  const { head, entries } = await read(`${asked}&utm_source=x`);
  assert.is(entries.length, 0);
  assert.is(element(head, "id")[0], `tag:${new URL(siteUrl).hostname},2026:${asked}`);
  assert.is(links(head).self, siteUrl + asked);
});

feed("has an address in each language, which the list of that language links to", async () => {
  const country = uniqueWord();
  const id = await insertJob(sql, { country });
  const address = `/feed.xml?country=${country}&lang=es`;
  const { xml, head, entries } = await read(address);
  assert.match(xml, 'xml:lang="es"');
  assert.is(links(head).self, siteUrl + address);
  assert.is(links(head).alternate, `${siteUrl}/es/jobs?country=${country}`);
  assert.is(links(entries[0] ?? "").alternate, `${siteUrl}/es/jobs/${id}`);
  const list = await (await send(`/es/jobs?country=${country}`)).text();
  assert.match(list, `type="application/atom+xml" href="${address.replace("&", "&amp;")}"`);
  for (const lang of ["en", "tlh"])
    assert.match((await read(`/feed.xml?country=${country}&lang=${lang}`)).xml, 'xml:lang="en"');
});

feed.run();
