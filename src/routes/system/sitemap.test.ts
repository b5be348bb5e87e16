import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { inProcess, type Overrides, send, siteUrl, testDatabase } from "../../../tests/support/site.ts";
import { inLocale, locales } from "../../shared/languages.ts";
import { digitsFor } from "./sitemap.ts";

const sitemap = suite("GET /sitemap.xml");
const sql = await testDatabase();
/** Runs a test that needs a database with nothing else in it. */
const ownDatabase: typeof sitemap.only = (name, test) => inProcess && sitemap(name, test);

const pathOf = (loc: string) => {
  assert.ok(loc.startsWith(`${siteUrl}/`), loc);
  return loc.slice(siteUrl.length);
};

async function read(path: string, world?: Overrides) {
  const response = await send(path, {}, world);
  assert.is(response.status, 200, path);
  assert.match(response.headers.get("Content-Type") ?? "", /^application\/xml\b/);
  const text = await response.text();
  const items = [...text.matchAll(/<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];
  return { text, items: items.map(([, loc = "", changed]) => ({ path: pathOf(loc), changed })) };
}

/** Reads all files that the index names. */
async function readAll(world?: Overrides) {
  const { text, items } = await read("/sitemap.xml", world);
  assert.match(
    text,
    /^<\?xml [^>]*\?>\n<sitemapindex xmlns="http:\/\/www.sitemaps.org\/schemas\/sitemap\/0.9"[ >]/,
  );
  const parts = await Promise.all(items.map(({ path }) => read(path, world)));
  for (const part of parts) assert.match(part.text, /^<\?xml [^>]*\?>\n<urlset xmlns=/);
  return parts.flatMap((part) => part.items);
}

ownDatabase("lists exactly the open vacancies, samples too, and when each was changed", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    const world = { sql };
    const open = [await insertJob(sql), await insertJob(sql, { sample: true })];
    await insertJob(sql, { closesOn: "2026-01-31" });
    await insertJob(sql, { closedAt: "2026-01-31T00:00:00Z" });
    await sql`update jobs set updated_at = '2026-04-05T06:07:08Z' where id = ${open[0]!}`;
    const jobs = (await readAll(world)).filter(({ path }) => /^\/jobs\/[0-9a-f-]{36}$/.test(path));
    assert.equal(jobs.map(({ path }) => path).sort(), open.map((id) => `/jobs/${id}`).sort());
    assert.is(jobs.find(({ path }) => path.endsWith(open[0]!))?.changed, "2026-04-05T06:07:08Z");
    const part = (await read("/sitemap.xml", world)).items[1];
    assert.is(part?.path, "/sitemap-jobs.xml");
    assert.is(
      part?.changed,
      jobs
        .map(({ changed }) => changed!)
        .sort()
        .at(-1),
    );
  } finally {
    await close();
  }
});

ownDatabase("has no part for vacancies where none is open", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    assert.equal((await read("/sitemap.xml", { sql })).items, [
      { path: "/sitemap-pages.xml", changed: undefined },
    ]);
  } finally {
    await close();
  }
});

sitemap("is cut by the first digits of the ids, and every vacancy is in one part", async () => {
  const id = await insertJob(sql);
  const holds = async (ids: string) =>
    (await read(`/sitemap-jobs.xml?ids=${ids}`)).items.some(({ path }) => path === `/jobs/${id}`);
  for (const digits of [1, 2, 3]) assert.ok(await holds(id.slice(0, digits)));
  const digits = [..."0123456789abcdef"];
  const held = await Promise.all(digits.map(holds));
  assert.equal(
    digits.filter((_, index) => held[index]),
    [id[0]],
  );
});

if (inProcess)
  sitemap("lists a page in each language, and each entry names all of them", async () => {
    const lines = (await read("/sitemap-pages.xml")).text.split("\n");
    const entryOf = (path: string) =>
      lines.find((line) => line.startsWith(`<url><loc>${siteUrl}${path}</loc>`));
    const links = [
      ...locales.map((locale) => [locale, inLocale(locale, "/partners")]),
      ["x-default", "/partners"],
    ].map(
      ([language, path]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${siteUrl}${path}"/>`,
    );
    for (const path of locales.map((locale) => inLocale(locale, "/partners")))
      assert.is(entryOf(path), `<url><loc>${siteUrl}${path}</loc>${links.join("")}</url>`);
    assert.is(entryOf("/developers"), `<url><loc>${siteUrl}/developers</loc></url>`);
    const english = await read("/sitemap-pages.xml", { settings: { languages: ["en"] } });
    assert.not.match(english.text, "hreflang");
    assert.not.match(english.text, "/es");
  });

sitemap("has parts of ten thousand or fewer on average, up to more than a hundred million", () => {
  const totals = [0, 1, 10_000, 10_001, 160_000, 160_001, 1_000_000, 2_560_001, 160_000_000];
  assert.equal(totals.map(digitsFor), [0, 0, 0, 1, 1, 2, 2, 3, 3]);
});

sitemap("knows no part by what are no digits of an id", async () => {
  for (const ids of ["g", "A", "0000", "-", "%00", "0%27"])
    assert.is((await send(`/sitemap-jobs.xml?ids=${ids}`)).status, 404, ids);
});

if (inProcess)
  sitemap("lists pages that search engines may keep, each under its one address", async () => {
    await insertJob(sql, { country: `${uniqueWord()} & Söhne's` });
    await insertJob(sql, { country: "Guinea-Bissau" });
    const { items } = await read("/sitemap-pages.xml");
    const paths = items.map(({ path }) => path);
    assert.is(new Set(paths).size, paths.length);
    for (const path of ["/", "/jobs", "/partners", "/news", "/terms", "/country/norway"])
      assert.ok(paths.includes(path), path);
    for (const path of paths) {
      const response = await send(path);
      const html = await response.text();
      assert.is(response.status, 200, path);
      assert.not.match(html, 'content="noindex"', path);
      const canonical = /rel="canonical" href="([^"]*)"/.exec(html)?.[1]?.replaceAll("&#x27;", "'");
      assert.is(canonical, siteUrl + path);
    }
  });

sitemap.run();
