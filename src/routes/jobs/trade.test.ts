import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { inProcess, send } from "../../../tests/support/site.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";
import { countPay } from "../../db/jobs/trade-pay.ts";
import { inLocale, type Locale } from "../../shared/languages.ts";

const trades = suite("GET /jobs/trade/:slug");

const terms = {
  "able-seaman": {
    kind: "trade",
    words: {
      en: ["able seaman", "AB", "able bodied seaman", "A.B."],
      es: ["marinero de primera"],
      ar: ["بحار ماهر", "بحار أول"],
    },
    near: ["bosun"],
  },
  bosun: { kind: "trade", words: { en: ["bosun"] } },
  "mooring-hand": {
    kind: "trade",
    words: { en: ["mooring man", "hand", "crew", "gang", "boatman", "line handler"] },
  },
  "idle-hand": { kind: "trade", words: { en: ["idle hand"] } },
  stcw: { kind: "certificate", words: { en: ["STCW"], ar: ["شهادة STCW"] } },
  crane: { kind: "skill", words: { en: ["crane"] } },
} as const;

if (inProcess) {
  const { sql, close } = await migratedDatabase();
  trades.after(close);
  const get = (slug: string, locale: Locale = "en") =>
    send(inLocale(locale, `/jobs/trade/${slug}`), {}, { sql });
  const textOf = async (slug: string, locale?: Locale) =>
    (await (await get(slug, locale)).text())
      .replaceAll("<!-- -->", "")
      .replaceAll(/[\u2068\u2069\u200f]/g, "")
      .replaceAll("\u00a0", " ");

  trades("is 404 until the terms are loaded, and for a slug of no trade", async () => {
    assert.is((await get("able-seaman")).status, 404);
    await loadTerms(sql, { terms, checksum: "these" });
    assert.is((await get("able-seaman")).status, 200);
    for (const slug of ["unknown", "stcw", "Able-Seaman", "%00", "a".repeat(300)])
      assert.is((await get(slug)).status, 404, slug);
    assert.match(await textOf("unknown"), /class="page-head.*Trade not found/);
    assert.match(await textOf("deck-hand"), /href="\/jobs\?search=deck(\+|%20)hand">Search jobs: deck hand</);
    assert.not.match(await textOf("call-5551234"), "Search jobs:");
  });

  trades("without open jobs leads on, and is listed nowhere", async () => {
    const page = await textOf("idle-hand");
    assert.match(page, "No job of this trade is open at the moment.");
    assert.match(page, '<meta name="robots" content="noindex"');
    assert.match(page, 'name="search" value="idle hand"');
  });

  trades("shows names, pay by country, certificates and the newest jobs", async () => {
    const seaman = { title: "Able Seaman", requirements: "STCW\nCrane licence" };
    for (const [salaryMin, salaryMax] of [
      [2000, 2500],
      [2200, 3100],
      [0, 0],
    ] as const)
      await insertJob(sql, { ...seaman, country: "Norway", salaryMin, salaryMax });
    const newest = await insertJob(sql, {
      title: "AB Seaman",
      country: "Italy",
      requirements: "Strength",
      createdAt: new Date(Date.now() + 60_000).toISOString(),
    });
    const bosun = await insertJob(sql, { title: "Bosun", country: "Iceland" });
    const closed = await insertJob(sql, {
      ...seaman,
      country: "Chile",
      closedAt: new Date().toISOString(),
    });
    const page = await textOf("able-seaman");
    assert.match(page, "<h1>Able seaman jobs</h1>");
    assert.match(page, "4 open jobs");
    assert.match(page, "Also called AB, able bodied seaman</p>");
    assert.match(page, /<dt>Spanish<\/dt><dd lang="es" dir="auto">marinero de primera/);
    const rows = [...page.matchAll(/<tr>.*?<\/tr>/gs)].map(([row]) => row.replace(/<[^>]+>/g, "|"));
    assert.match(rows[1]!, /Norway.*\$2,000 - \$3,100.*3/);
    assert.match(rows[2]!, /Italy.*\$2,000 - \$3,000.*1/);
    assert.is(rows.length, 3);
    assert.match(page, "All bars go from $0 to $4,000 a month.");
    const order = ["<h2>Jobs", '<path d="M60 2H90">', "<h2>Pay by country", "<h2>Certificates"];
    const places = order.map((text) => page.indexOf(text));
    assert.ok(places[0]! > 0);
    assert.equal(
      places,
      places.toSorted((one, other) => one - other),
    );
    assert.match(page, '<dt>In 3 of the 4 open jobs</dt><dd><ul class="plain"><li>STCW</li></ul></dd>');
    assert.not.match(page, "<li>Crane");
    assert.ok(page.indexOf(newest) > 0 && page.indexOf(newest) < page.indexOf("Norway</span>"));
    for (const other of [bosun, closed]) assert.not.match(page, other);
    assert.match(page, 'href="/jobs/trade/bosun"');
    assert.match(page, '"@type":"BreadcrumbList"');
  });

  trades(
    "has the reader's names of the trade and its certificates, and English ones where none are",
    async () => {
      const page = await textOf("able-seaman", "ar");
      assert.match(page, "<h1>وظائف بحار ماهر</h1>");
      assert.match(page, "<p>أسماء أخرى للمهنة: able seaman، AB، بحار أول، able bodied seaman</p>");
      assert.match(page, /3 من أصل 4[^<]*<\/dt><dd><ul class="plain"><li>شهادة STCW</);
      assert.not.match(page, '<dd lang="ar"');
      assert.match(page, /href="\/ar\/jobs\/trade\/bosun"[^>]*>وظائف Bosun</);
    },
  );

  trades("has its names in a database whose terms an older version of the site loaded", async () => {
    await sql`update search_concepts set names = null`;
    const [before] = await sql`select * from search_state`;
    assert.match(await textOf("able-seaman", "ar"), "<h1>وظائف Able seaman</h1>");
    assert.is(await loadTerms(sql, { terms, checksum: "these" }), false);
    assert.match(await textOf("able-seaman", "ar"), "<h1>وظائف بحار ماهر</h1>");
    assert.equal((await sql`select * from search_state`)[0], before, "no job is marked anew");
  });

  trades("is noindex and not in the sitemap with four open jobs, and is with five", async () => {
    const sitemap = async () => (await send("/sitemap-pages.xml", {}, { sql })).text();
    assert.match(await textOf("able-seaman"), '<meta name="robots" content="noindex"');
    assert.not.match(await sitemap(), "/jobs/trade/");
    await insertJob(sql, { title: "Able Seaman (DP2)" });
    assert.not.match(await textOf("able-seaman"), "noindex");
    const listed = [...(await sitemap()).matchAll(/\/jobs\/trade\/([\w-]+)/g)].map(([, slug]) => slug);
    assert.equal([...new Set(listed)], ["able-seaman"]);
  });

  trades("leads to all jobs of the trade when it does not show them all", async () => {
    for (let n = 0; n < 30; n += 1) await insertJob(sql, { title: "Able Seaman" });
    assert.match(await textOf("able-seaman"), 'href="/jobs?search=able+seaman"');
    const name = encodeURIComponent("بحار ماهر").replaceAll("%20", "+");
    assert.match(await textOf("able-seaman", "ar"), `href="/ar/jobs?search=${name}"`);
  });

  trades("says in its head what most of its open jobs pay, once that was counted", async () => {
    assert.not.match(await textOf("able-seaman"), "Usual for this work");
    await countPay(sql);
    assert.match(
      await textOf("able-seaman"),
      /<p>Usual for this work, all countries: \$[\d,]+ -\u2060? \$[\d,]+ per month<\/p>/,
    );
    assert.not.match(await textOf("idle-hand"), "all countries");
  });

  trades("says what applying costs, and seafarers what the Convention says about it", async () => {
    const page = await textOf("able-seaman");
    assert.match(
      page,
      "Looking is free. An application costs $50, paid in the last of four steps. A job that is free, or only a sample, says so below.",
    );
    assert.match(page, /<a href="\/safety#seafarers">Seafarers: /);
    await insertJob(sql, { title: "Idle Hand", sector: "mining" });
    assert.not.match(await textOf("idle-hand"), "/safety#seafarers");
  });

  trades("has no table of pay that only repeats the jobs above it", async () => {
    await insertJob(sql, { title: "Bosun", country: "Chile" });
    assert.not.match(await textOf("bosun"), "<table");
    assert.match(await textOf("bosun"), "All bars go from $0 to $4,000 a month.");
    await insertJob(sql, { title: "Bosun", country: "Chile" });
    assert.match(await textOf("bosun"), "<table");
  });

  trades("says in its head by which names the jobs below it call the trade", async () => {
    await insertJob(sql, { title: "Line Handler" });
    const page = await textOf("mooring-hand");
    assert.match(page, "<h1>Mooring man jobs</h1>");
    assert.match(page, "<p>Also called line handler, hand, crew, gang, boatman</p>");
  });

  trades("is linked from the jobs of the trade", async () => {
    const id = await insertJob(sql, { title: "Able Seaman" });
    const job = await (await send(`/jobs/${id}`, {}, { sql })).text();
    assert.match(job, /<a href="\/jobs\/trade\/able-seaman">All able seaman jobs/);
    const inSpanish = await (await send(`/es/jobs/${id}`, {}, { sql })).text();
    assert.match(
      inSpanish,
      /<a href="\/es\/jobs\/trade\/able-seaman">Todos los empleos de marinero de primera/,
    );
  });
}

trades.run();
