import { suite } from "uvu";
import * as assert from "uvu/assert";
import { dataBlocks } from "../../../tests/hostile/data-blocks.ts";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { inDays } from "../../../tests/support/fixtures.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { inProcess, type Overrides, send, siteUrl, testDatabase } from "../../../tests/support/site.ts";
import { longDate } from "../../shared/format.ts";

const job = suite("GET /jobs/:id");
const sql = await testDatabase();
/** Runs a test that needs a database with nothing else in it. */
const ownDatabase: typeof job.only = (name, test) => inProcess && job(name, test);

const similarOf = (main: string) =>
  [...(main.split("Similar jobs")[1] ?? "").matchAll(/<h3><a [^>]*>([^<]*)/g)].map(([, title]) => title);

async function read(id: string, world?: Overrides) {
  const response = await send(`/jobs/${id}`, {}, world);
  const html = await response.text();
  return { status: response.status, html, main: /<main.*<\/main>/s.exec(html)?.[0] ?? "" };
}

job("shows all that an applicant asks for", async () => {
  const title = uniqueWord();
  const { main, html } = await read(
    await insertJob(sql, {
      title,
      company: "Grey Harbour Towage",
      country: "Finland",
      sector: "mining",
      experienceLevel: "professional",
      salaryMin: 4500,
      salaryMax: 6000,
      vacancies: 3,
      closesOn: "2198-03-07",
    }),
  );
  for (const text of [
    title,
    "Grey Harbour Towage",
    "Finland",
    "Mining",
    "Professional/Engineer",
    "3 vacancies",
    "$4,500 - $6,000 per month",
    "$54,000 - $72,000 per year",
    "March 7, 2198",
  ])
    assert.ok(main.includes(text), text);
  assert.match(html, new RegExp(`<title>${title} at Grey Harbour Towage in Finland`));
});

job("says one vacancy in the singular", async () => {
  assert.ok((await read(await insertJob(sql, { vacancies: 1 }))).main.includes(">1 vacancy<"));
});

job("keeps the description's line breaks and lists each requirement once", async () => {
  const { main } = await read(
    await insertJob(sql, { description: "One.\n\nTwo.", requirements: "First\r\n\n Second \nFirst\n" }),
  );
  assert.ok(main.includes('<p class="lines" dir="auto">One.\n\nTwo.</p>'));
  assert.ok(main.includes("<li>First</li><li>Second</li></ul>"));
});

job("leads to the application for it, and back to the list", async () => {
  const id = await insertJob(sql);
  const { main } = await read(id);
  assert.match(main, new RegExp(`href="/apply\\?job=${id}">Apply Now<`));
  assert.match(main, new RegExp(`href="/apply\\?job=${id}">Start Application<`));
  assert.match(main, /href="\/jobs">Back to Jobs</);
});

job("names the fee and what it does not buy", async () => {
  const { main } = await read(await insertJob(sql));
  assert.ok(main.includes("Submit your application with just a $50 processing fee"));
  assert.ok(main.includes("does not buy a job"));
  assert.match(main, /<a href="\/terms#clause-9">When we refund the fee<\/a>/);
});

if (inProcess) {
  job("names no fee where none is charged", async () => {
    const { main } = await read(await insertJob(sql), { settings: { feeCents: 0 } });
    assert.not.match(main.replace(/<div class="axis".*?<\/div>|All bars go from \$0/g, ""), "$0");
    assert.ok(main.includes("Applying costs nothing."));
    assert.not(main.includes("The fee goes"));
  });
}

job(
  "says beside the button what applying costs, when one pays, and that refunds are exceptions",
  async () => {
    const { main } = await read(await insertJob(sql));
    const costs =
      "<b>Each application costs $50.</b> You pay the fee to Landfall in the last step of the form. If you are not chosen or change your mind, you do not get it back.";
    const link = '<a href="/terms#clause-9">When we refund the fee</a>';
    assert.ok(main.replaceAll("<!-- -->", "").includes(`${costs} ${link}`));
  },
);

job("leads seafarers beside the fee to what the Convention says about fees", async () => {
  const link = /<a href="\/safety#seafarers">Seafarers: [^<]*<\/a>/;
  for (const sector of ["shipping", "luxury-cruise"])
    assert.match((await read(await insertJob(sql, { sector }))).main, link, sector);
  assert.not.match((await read(await insertJob(sql, { sector: "mining" }))).main, link);
  const sample = await read(await insertJob(sql, { sector: "shipping", sample: true }));
  assert.not.match(sample.main, link);
});

job("tells what a sample listing is, and of others nothing", async () => {
  const sample = await read(await insertJob(sql, { sample: true }));
  assert.ok(sample.main.includes("The company is invented and hires nobody."));
  assert.match(sample.main, "Applying here is free practice.</b> Each real application costs $50");
  assert.not(sample.main.includes("Each application costs $50."));
  const ready = sample.main.slice(sample.main.indexOf("Ready to Apply?"));
  assert.ok(ready.includes("This job is an example. Applying for it is free."));
  const [own] = (await read(await insertJob(sql))).main.split("Similar jobs");
  assert.not(own!.includes("Sample listing"));
});

job("keeps the page of a closed vacancy, without a way to apply", async () => {
  const closesOn = inDays(-3);
  const { status, main, html } = await read(await insertJob(sql, { closesOn }));
  assert.is(status, 200);
  const told = main.indexOf(`Applications closed on ${longDate(closesOn)}.`);
  assert.ok(told > 0 && told < main.indexOf("Salary Range"));
  assert.not(main.includes("/apply"));
  assert.not(main.includes("What you send"));
  assert.ok(html.includes('<meta name="robots" content="noindex"/>'));
});

job("names the day on which its employer closed it, not the one that was still ahead", async () => {
  const { main } = await read(await insertJob(sql, { closedAt: `${inDays(-5)}T23:00:00Z` }));
  assert.ok(main.includes(`Applications closed on ${longDate(inDays(-5))}.`));
  assert.not(main.split("Similar jobs")[0]!.includes("2199"));
});

job("is gone 90 days after it closed, for search engines; people still read it", async () => {
  for (const [closed, expected] of [
    [{ closesOn: inDays(-90) }, 200],
    [{ closesOn: inDays(-91) }, 410],
    [{ closedAt: `${inDays(-91)}T12:00:00Z` }, 410],
    [{ closedAt: `${inDays(-20)}T12:00:00Z`, closesOn: inDays(-91) }, 410],
    [{ closedAt: `${inDays(-90)}T12:00:00Z` }, 200],
  ] as const) {
    const title = uniqueWord();
    const id = await insertJob(sql, { title, ...closed });
    const { status, main, html } = await read(id);
    assert.is(status, expected, JSON.stringify(closed));
    assert.ok(main.includes(title) && main.includes("This job is closed"));
    assert.ok(html.includes('<meta name="robots" content="noindex"/>'));
    assert.is((await send(`/api/jobs/${id}`)).status, 200);
  }
});

ownDatabase(
  "shows four similar ones of its trade: those in its country first, then the newest elsewhere",
  async () => {
    const { sql, close } = await migratedDatabase();
    try {
      const at = (day: number) => `2026-03-0${day}T00:00:00Z`;
      const id = await insertJob(sql, { title: "Itself", country: "Norway" });
      const closed = await insertJob(sql, { title: "Closed", country: "Norway", closesOn: inDays(-1) });
      await insertJob(sql, { title: "There, older", country: "Norway", createdAt: at(1) });
      await insertJob(sql, { title: "There, newer", country: "norway", createdAt: at(2) });
      await insertJob(sql, {
        title: "There, other trade",
        country: "Norway",
        sector: "it",
        createdAt: at(9),
      });
      await insertJob(sql, { title: "Elsewhere, oldest", country: "Chile", createdAt: at(3) });
      await insertJob(sql, { title: "Elsewhere, newest", country: "Chile", createdAt: at(5) });
      await insertJob(sql, { title: "Elsewhere, newer", country: "Italy", createdAt: at(4) });
      const shown = ["There, newer", "There, older", "Elsewhere, newest", "Elsewhere, newer"];
      assert.equal(similarOf((await read(id, { sql })).main), shown);
      // The page of a closed job leads on to these.
      assert.equal(similarOf((await read(closed, { sql })).main), ["Itself", ...shown.slice(0, 3)]);
    } finally {
      await close();
    }
  },
);

ownDatabase("shows those first whose titles are alike, wherever they are", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    const id = await insertJob(sql, { title: "Boilermaker Welder", country: "Norway" });
    await insertJob(sql, { title: "Safety Advisor", country: "Norway" });
    await insertJob(sql, { title: "Pipe Welder", country: "Chile" });
    await insertJob(sql, { title: "Welder, boilers", country: "Chile" });
    const [first, second, third] = similarOf((await read(id, { sql })).main);
    assert.equal([first, second].sort(), ["Pipe Welder", "Welder, boilers"]);
    assert.is(third, "Safety Advisor");
  } finally {
    await close();
  }
});

job("is there for a title of many short words", async () => {
  const id = await insertJob(sql, { title: "a b ".repeat(50).trim() });
  assert.is((await read(id)).status, 200);
});

ownDatabase("shows no similar ones where there are none", async () => {
  const { sql, close } = await migratedDatabase();
  try {
    const { main } = await read(await insertJob(sql), { sql });
    assert.not(main.includes("Similar jobs"));
  } finally {
    await close();
  }
});

job("shows the way to it, and tells search engines the same", async () => {
  const id = await insertJob(sql, { title: "Deck </script> Fitter", country: "Saudi Arabia" });
  const { main, html } = await read(id);
  const nav = /<nav class="trail"[^>]*>.*?<\/nav>/s.exec(main)?.[0] ?? "";
  assert.equal(
    [...nav.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
    ["/", "/jobs", "/jobs/country/saudi-arabia"],
  );
  assert.match(nav, /<span aria-current="page">Deck &lt;/);
  const items = dataBlocks(html).get("BreadcrumbList")?.itemListElement as Record<string, unknown>[];
  assert.equal(
    items.map(({ position, name, item }) => [position, name, item]),
    [
      [1, "Home", `${siteUrl}/`],
      [2, "Browse Job Opportunities", `${siteUrl}/jobs`],
      [3, "Jobs in Saudi Arabia", `${siteUrl}/jobs/country/saudi-arabia`],
      [4, "Deck </script> Fitter", `${siteUrl}/jobs/${id}`],
    ],
  );
});

job("answers an unknown or malformed id with 404 and the way back", async () => {
  for (const id of ["6f1c4b52-93f0-4f0e-8f3b-000000000000", "nope", "%00", "1%27--"]) {
    const { status, main } = await read(id);
    assert.is(status, 404, id);
    assert.match(main, /class="page-head.*Job not found/s, id);
    assert.ok(main.includes("Back to Jobs"), id);
  }
});

job("shows an employer's text as text, never as markup", async () => {
  const { main } = await read(await insertJob(sql, { description: "<script>x()</script>" }));
  assert.not(main.includes("<script>x()"));
});

job.run();
