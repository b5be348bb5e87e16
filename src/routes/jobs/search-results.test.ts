import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import { countVocabulary } from "../../db/jobs/search/count-vocabulary.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";
import type { Terms } from "../../shared/jobs/terms.ts";
import { inLocale, type Locale } from "../../shared/languages.ts";

const results = suite("the results of a search");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

const terms: Terms = {
  "able-seaman": {
    kind: "trade",
    words: { en: ["able seaman", "AB", "able bodied seaman"], ru: ["старший матрос"] },
    near: ["deck-hand"],
  },
  "deck-hand": { kind: "trade", words: { en: ["deck hand"] } },
  electrician: { kind: "trade", words: { en: ["electrician", "sparky"] } },
  norway: { kind: "country", country: "Norway", words: { en: ["Norway"] } },
  chile: { kind: "country", country: "Chile", words: { en: ["Chile"] } },
  mining: { kind: "sector", sector: "mining", words: { en: ["mining"] } },
  noise: { kind: "noise", words: { en: ["in", "jobs"] } },
};

results.before(async () => {
  ({ sql, close } = await migratedDatabase());
  await loadTerms(sql, { terms, checksum: "tests" });
  await insertJob(sql, { title: "Able Seaman", country: "Norway", createdAt: "2026-11-23T01:00:00Z" });
  await insertJob(sql, { title: "Able Bodied Seaman", country: "Chile", salaryMax: 4000 });
  await insertJob(sql, { title: "Deck Hand", country: "Chile" });
  await insertJob(sql, { title: "Electrician", sector: "mining", country: "Chile", salaryMax: 4000 });
  await countVocabulary(sql);
});
results.after(() => close());

const text = (html: string) =>
  html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

async function read(query: string, locale: Locale = "en") {
  const html = await (await send(inLocale(locale, `/jobs?${query}`), {}, { sql })).text();
  const section = /<section id="results".*?<\/section>/s.exec(html)?.[0] ?? "";
  return {
    text: text(section),
    headings: [...section.matchAll(/<h[23]>(.*?)<\/h[23]>/g)].map(([, heading]) => text(heading!).trim()),
    links: Object.fromEntries(
      [...section.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, href, label]) => [
        text(label!).trim(),
        href!.replaceAll("&amp;", "&"),
      ]),
    ),
  };
}

results("say what they show instead of a misspelt word, and offer the word itself", async () => {
  const { text, links } = await read("search=electrisian");
  assert.match(
    text,
    "No job matches “electrisian”. Showing results for electrician. Search for electrisian instead.",
  );
  assert.is(links["Search for electrisian instead."], "/jobs?search=electrisian&exact=1");
  assert.ok(links.Electrician);
});

results("take a word as it is spelt when asked to, and lead to the trade that is spelt alike", async () => {
  const { text, links } = await read("search=electrisian&exact=1");
  assert.match(text, "No jobs found matching your criteria. Try adjusting your filters.");
  assert.not.match(text, "No job matches");
  assert.is(links["Did you mean electrician? 1 job"], "/jobs?search=electrician");
});

results("name the other words that were searched", async () => {
  assert.match((await read("search=AB")).text, "Also searched: able seaman, able bodied seaman");
  assert.not.match((await read("search=norway")).text, "Also searched");
});

results("show choices that the words name, each with a link to the list without it", async () => {
  assert.is((await read("search=AB+in+Norway&sort=newest")).links["Norway ×"], "/jobs?search=AB&sort=newest");
  const { links } = await read("search=mining+electrician+3000");
  assert.is(links["Mining ×"], "/jobs?search=electrician+3000");
  assert.is(links["From $3,000 a month ×"], "/jobs?search=mining+electrician");
});

results("offer the countries and sectors of the list with the number of their jobs", async () => {
  const { links } = await read("search=able+seaman");
  assert.is(links["Chile 2"], "/jobs?search=able+seaman&country=Chile");
  assert.is(links["Norway 1"], "/jobs?search=able+seaman&country=Norway");
  const all = (await read("")).links;
  assert.is(all["Chile 3"], "/jobs?country=Chile");
  assert.is(all["Mining 1"], "/jobs?sector=mining");
  assert.not.ok((await read("country=Chile")).links["Chile 3"]);
});

async function call(search: string) {
  const answer = await send(`/api/jobs/search?search=${encodeURIComponent(search)}`, {}, { sql });
  return (await answer.json()) as {
    jobs: { id: string; title: string; country: string }[];
    filters: Record<string, unknown>;
    notice: string | null;
    near: string[];
  };
}

results("take several countries as either, in the list, its choices and the call", async () => {
  const { text, links } = await read("search=seaman+norway+chile");
  assert.match(text, "Able Bodied Seaman");
  assert.not.match(text, "No job matches");
  assert.is(links["Norway ×"], "/jobs?search=seaman+chile");
  assert.is(links["Chile ×"], "/jobs?search=seaman+norway");
  const { jobs, filters, notice, near } = await call("seaman norway chile");
  const meant = jobs.filter(({ id }) => !near.includes(id));
  assert.equal(meant.map(({ country }) => country).sort(), ["Chile", "Norway"]);
  assert.equal(filters, { country: ["Norway", "Chile"] });
  assert.is(notice, null);
  assert.equal((await call("seaman norway")).filters, { country: "Norway" });
});

results("say that a trade has no job in a place before they show anything else", async () => {
  for (const query of ["search=electrician+norway", "search=electrician&country=Norway"]) {
    const { text, headings } = await read(query);
    assert.match(text, "No electrician job is open in Norway.", query);
    assert.not.match(headings.join(), "Able Seaman, Norway");
  }
  const { text, headings, links } = await read("search=deck+hand+norway");
  const [said, near] = [text.indexOf("No deck hand job is open in Norway."), text.indexOf("Close to what")];
  assert.ok(said >= 0 && said < near && near < text.indexOf("Able Seaman"), text);
  assert.equal(headings.slice(0, 2), ["Close to what you searched for", "Able Seaman"]);
  assert.is(links["Without “Norway”: 3 jobs"], "/jobs?search=deck+hand");
  const { jobs, notice, near: ids } = await call("deck hand norway");
  assert.is(notice, "No deck hand job is open in Norway.");
  assert.equal(
    ids,
    jobs.map(({ id }) => id),
  );
  assert.is((await call("deck hand mining norway")).notice, "No deck hand job is open in Mining in Norway.");
  assert.is(
    (await call("deck hand norway, deck hand mining")).notice,
    "No job matches “deck hand norway, deck hand mining”.",
  );
});

results("set jobs apart that are only near", async () => {
  const { headings } = await read("search=able+seaman");
  assert.equal(headings.slice(0, 4), [
    "Able Bodied Seaman",
    "Able Seaman",
    "Close to what you searched for",
    "Deck Hand",
  ]);
});

results("take two places as either, and a place behind a minus as none", async () => {
  const { text } = await read("search=seaman+in+norway+or+chile");
  assert.match(text, "Able Seaman");
  assert.match(text, "Able Bodied Seaman");
  assert.not.match(text, "No job matches");
  const { text: without } = await read("search=seaman+-norway");
  assert.match(without, "Able Bodied Seaman");
  assert.not.match(without.replace(/Norway \d/g, ""), "Norway");
});

results("are not denied because a near job comes first", async () => {
  await insertJob(sql, { title: "Assistant", requirements: "Works as an able seaman" });
  const { text } = await read("search=deck+hand");
  assert.not.match(text, "No job matches");
});

results("name no doubtful words of signs alone, and no half letter", async () => {
  for (const search of ["€€€ ₹₹₹", `weldr ${"b".repeat(192)}𝐀`, "a b ".repeat(40)])
    assert.is((await send(`/jobs?search=${encodeURIComponent(search)}`, {}, { sql })).status, 200, search);
});

results("say that no job matches before they show near ones", async () => {
  const { text } = await read("search=zzyzx+norway");
  assert.match(text, /No job matches “zzyzx norway”\..*Close to what you searched for.*Able Seaman/);
});

results("say when a job was posted to those who ask how new it is", async () => {
  assert.match((await read("search=seaman&sort=newest")).text, "Posted Nov 23, 2026");
  assert.not.match((await read("search=seaman")).text, "Posted Nov 23, 2026");
});

results("lead on from an empty list to lists that leave a word or a choice out", async () => {
  const { text, links } = await read("search=electrician&country=Norway&salaryFrom=3000");
  assert.match(text, "No jobs found matching your criteria. Try adjusting your filters.");
  assert.is(links["Without the country: 1 job"], "/jobs?search=electrician&salaryFrom=3000");
  assert.not.match(text, "Without the minimum pay");
  assert.match(text, "Get an email when a job like this opens, free.");
});

results("lead on from an empty list of choices alone", async () => {
  const { links } = await read("country=Norway&sector=mining");
  assert.is(links["Without the country: 1 job"], "/jobs?sector=mining");
  assert.is(links["Without the sector: 1 job"], "/jobs?country=Norway");
});

results("are counted on the button in the plural form of the reader's language", async () => {
  const page = async (locale: Locale) =>
    (await send(inLocale(locale, "/jobs?country=Chile"), {}, { sql })).text();
  assert.match(await page("en"), "<b>Show 3 jobs</b></button>");
  assert.match(await page("ru"), "<b>Показать 3 вакансии</b></button>");
  assert.match(await page("ar"), "<b>عرض 3 وظائف</b></button>");
});

results("follow each other by date in the feed, which leaves out jobs that are only near", async () => {
  const xml = await (await send("/feed.xml?search=AB", {}, { sql })).text();
  const titles = [...xml.matchAll(/<entry>.*?<title>(.*?) at /gs)].map(([, title]) => title);
  assert.equal(titles.sort(), ["Able Bodied Seaman", "Able Seaman"]);
});

results("call no job of a trade what only speaks of the trade", async () => {
  await insertJob(sql, {
    title: "Storekeeper",
    requirements: "Knows what an electrician needs",
    country: "Norway",
  });
  const { text, headings } = await read("search=electrician+norway");
  assert.match(text, "No electrician job is open in Norway.");
  assert.equal(headings.slice(0, 2), ["Jobs that mention it in their text", "Storekeeper"]);
});

results(
  "name the trade in the reader's language first, and in the program's answer in English alone",
  async () => {
    assert.match((await read("search=AB", "ru")).text, "старший матрос, able seaman, able bodied seaman");
    const missed = await read("search=AB+mining", "ru");
    assert.match(missed.text, /старший матрос/);
    const answer = await send(
      "/api/jobs/search?search=AB",
      { headers: { "Accept-Language": "ru" } },
      { sql },
    );
    const { alsoSearched } = (await answer.json()) as { alsoSearched: string[] };
    assert.equal(alsoSearched, ["able seaman", "able bodied seaman"]);
  },
);

if (inProcess) results.run();
