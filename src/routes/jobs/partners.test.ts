import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { inProcess, send, testDatabase } from "../../../tests/support/site.ts";
import { insertCompany } from "../../db/jobs/companies.ts";

const partners = suite("/partners");
const sql = await testDatabase();

async function read(path = "/partners"): Promise<string> {
  const response = await send(path);
  assert.is(response.status, 200);
  return response.text();
}

type Tab = "shipping" | "it" | "mining";

/** Collects the cards of a tab over all its pages, because other files share the database. */
async function cardsOn(tab: Tab): Promise<string[]> {
  const cards: string[] = [];
  for (let path: string | undefined = `/partners?tab=${tab}`; path; ) {
    const html = await read(path);
    const pieces = html.split('<li class="partner">').slice(1);
    cards.push(...pieces.map((piece) => piece.split("</li>", 1)[0]!));
    path = /href="([^"]+)" rel="next"/.exec(html)?.[1]?.replaceAll("&amp;", "&");
  }
  return cards;
}

const cardOf = async (company: string, tab: Tab = "shipping") =>
  (await cardsOn(tab)).find((card) => new RegExp(`<h3>(<a [^>]+>)?${company}<`).test(card)) ?? "";
const headings = (html: string) =>
  [...html.matchAll(/<section><h2>([^<]+)<\/h2><(ul class="partners"|p class="empty")/g)].map(
    ([, heading]) => heading,
  );
const cardsIn = (html: string) => html.split('<li class="partner">').length - 1;
const text = (html: string) => html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");

async function aCompany(name: string, vacancies: number[] = []): Promise<string> {
  const company = `${name} ${uniqueWord()}`;
  await insertCompany(sql, { name: company, country: "Norway" });
  for (const wanted of vacancies) await insertJob(sql, { company, vacancies: wanted });
  return company;
}

partners("has the title and the canonical address of the specification, on every tab", async () => {
  for (const path of ["/partners", "/partners?tab=it"]) {
    const html = await read(path);
    assert.match(html, /<title>Our Global Partner Companies - 94 Employers Worldwide - /);
    assert.match(html, /<link rel="canonical" href="[^"?]+\/partners"\/>/);
    assert.match(html, /<h1>Our Global Partners<\/h1>/);
  }
});

partners("counts the companies of each of the three industries", async () => {
  for (const name of ["Tide", "Wipro", "Glencore"]) await aCompany(name);
  const html = await read();
  const counted = [...html.matchAll(/<b class="number">([\d,]+)<\/b>((?:Shipping|IT|Mining) Companies)/g)];
  const listed = await Promise.all((["shipping", "it", "mining"] as const).map(cardsOn));
  assert.equal(
    counted.map(([, n, label]) => `${n} ${label}`),
    ["Shipping", "IT", "Mining"].map((name, index) => `${listed[index]?.length} ${name} Companies`),
  );
});

partners("shows all three sections under All", async () => {
  for (const name of ["Tide", "Wipro", "Glencore"]) await aCompany(name);
  assert.equal(headings(await read()), [
    "Shipping &amp; Marine",
    "Information Technology",
    "Mining &amp; Energy",
  ]);
});

partners("has four tabs that are links, of which the current one says so", async () => {
  const tabs = /<nav class="tabs"[\s\S]*?<\/nav>/.exec(await read("/partners?tab=mining"))?.[0] ?? "";
  assert.equal(
    [...tabs.matchAll(/<a href="([^"]+)"( aria-current="page")?>([^<]+)/g)].map(
      ([, href, current, label]) => `${label} ${href}${current ? " current" : ""}`,
    ),
    [
      "All /partners",
      "Shipping /partners?tab=shipping",
      "IT /partners?tab=it",
      "Mining /partners?tab=mining current",
    ],
  );
});

partners("shows one section on a tab, and all for a tab that is none", async () => {
  const company = await aCompany("Infosys");
  assert.equal(headings(await read("/partners?tab=it")), ["Information Technology"]);
  assert.ok(await cardOf(company, "it"));
  assert.not(await cardOf(company, "mining"));
  assert.is(headings(await read("/partners?tab=construction")).length, 3);
});

partners("shows nobody of another industry", async () => {
  const company = await aCompany("Skanska");
  for (const tab of ["shipping", "it", "mining"] as const) assert.not(await cardOf(company, tab));
});

partners("counts positions and vacancies in singular and plural, and shows no zero", async () => {
  const [none, one, two] = [
    await aCompany("Tide"),
    await aCompany("Tide", [1]),
    await aCompany("Tide", [2, 3]),
  ];
  assert.match(text(await cardOf(one)), / 1 position · 1 total vacancies /);
  assert.match(text(await cardOf(two)), / 2 positions · 5 total vacancies /);
  assert.not.match(text(await cardOf(none)), /position|total vacancies/);
});

partners("leads from a company that has open positions to these, and to no empty list", async () => {
  const [hiring, idle] = [await aCompany("Tide & Sons", [1, 1]), await aCompany("Tide")];
  assert.not.match(await cardOf(idle), "<a ");
  const link = /<a href="([^"]+)"/.exec(await cardOf(hiring.replace("&", "&amp;")))?.[1] ?? "";
  const list = await read(link.replaceAll("&amp;", "&"));
  assert.is(list.split('<li class="job">').length - 1, 2);
});

partners("shows known shipping lines by their letters", async () => {
  const lines = {
    Maersk: "M",
    MSC: "MSC",
    "Mediterranean Lines": "MSC",
    "CMA Lines": "CMA",
    "Hapag Lines": "H-L",
    Evergreen: "E",
  };
  for (const [name, initials] of Object.entries(lines)) {
    const company = await aCompany(name);
    assert.match(await cardOf(company), new RegExp(`<span class="face logo-\\w+">${initials}</span>`), name);
  }
});

partners("shows a ship for another shipping company, and other icons for the other industries", async () => {
  const iconOf = (card: string) => /<svg class="icon"[^>]*>(.*?)<\/svg>/.exec(card)?.[1];
  const [tide, it, mine] = [await aCompany("Tide"), await aCompany("Wipro"), await aCompany("Glencore")];
  const icons = [await cardOf(tide), await cardOf(it, "it"), await cardOf(mine, "mining")].map(iconOf);
  assert.not(icons.includes(undefined));
  assert.is(new Set(icons).size, 3);
});

if (inProcess)
  partners("shows invented companies last, below a sentence that says so", async () => {
    const mixed = await migratedDatabase();
    try {
      for (const name of ["Astra Sample Lines", "Brig Sample Lines", "Zephyr Lines"])
        await insertCompany(mixed.sql, { name, country: "Norway" });
      await mixed.sql`update companies set sample = true where name like '% Sample %'`;
      const html = await (await send("/partners?tab=shipping", {}, { sql: mixed.sql })).text();
      const listed = /<ul class="partners">(.*?)<\/ul>/s.exec(html)?.[1] ?? "";
      assert.equal(listed.match(/Zephyr Lines|Sample listing: from here on|(Astra|Brig) Sample Lines/g), [
        "Zephyr Lines",
        "Sample listing: from here on",
        "Astra Sample Lines",
        "Brig Sample Lines",
      ]);
      assert.is(listed.split("No open jobs at the moment").length - 1, 1, "only the real company");
    } finally {
      await mixed.close();
    }
  });

if (inProcess)
  partners("leads from nine companies of an industry to its tab, for a phone that shows eight", async () => {
    const few = await migratedDatabase();
    try {
      await few.sql`
        insert into companies (name, country, category)
        select 'Ledger ' || n, 'Norway', 'it' from generate_series(1, 9) as n`;
      const html = async (path: string) => (await send(path, {}, { sql: few.sql })).text();
      const all = await html("/partners");
      assert.is(cardsIn(all), 9);
      assert.match(all, '<p class="rest rest-on-phone"><a href="/partners?tab=it">All 9 IT companies</a>');
      assert.not.match(await html("/partners?tab=it"), 'class="rest');
    } finally {
      await few.close();
    }
  });

if (inProcess)
  partners(
    "shows the twelve busiest of an industry, and on its tab 120 at once, the rest on further pages",
    async () => {
      const full = await migratedDatabase();
      try {
        await full.sql`
        insert into companies (name, country, category)
        select 'Ledger ' || to_char(n, 'FM000'), 'Norway', 'it' from generate_series(1, 250) as n`;
        await insertJob(full.sql, { company: "Ledger 250" });
        const html = async (path: string) => (await send(path, {}, { sql: full.sql })).text();
        const all = await html("/partners");
        assert.is(cardsIn(all), 12);
        assert.ok(all.indexOf("Ledger 250") < all.indexOf("Ledger 001"));
        assert.match(all, '<a href="/partners?tab=it">All 250 IT companies</a>');
        assert.match(all, /<b class="number">250<\/b>IT Companies/);
        const pages = await Promise.all(
          ["", "&page=2", "&page=3", "&page=9", "&page=x"].map((page) => html(`/partners?tab=it${page}`)),
        );
        assert.equal(pages.map(cardsIn), [120, 120, 10, 10, 120]);
        assert.match(pages[1]!, '<a href="/partners?tab=it&amp;page=3" rel="next">');
      } finally {
        await full.close();
      }
    },
  );

if (inProcess)
  partners("shows 22 sample employers while there is no company", async () => {
    const empty = await migratedDatabase();
    try {
      const html = await (await send("/partners", {}, { sql: empty.sql })).text();
      assert.is(html.match(/<li class="partner">/g)?.length, 8 + 7 + 7);
      assert.is(html.match(/>Sample listing: every company in this list is invented\.</g)?.length, 3);
      assert.not.match(html, /[ >]Sample listing</);
    } finally {
      await empty.close();
    }
  });

partners.run();
