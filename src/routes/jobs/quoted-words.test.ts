import { suite } from "uvu";
import * as assert from "uvu/assert";
import { migratedDatabase } from "../../../tests/support/database.ts";
import { aDueAlert } from "../../../tests/support/due-alert.ts";
import { insertJob } from "../../../tests/support/insert-job.ts";
import { mailsTo } from "../../../tests/support/mailbox.ts";
import { inProcess, send, testServices } from "../../../tests/support/site.ts";
import { loadTerms } from "../../db/jobs/search/load-terms.ts";
import type { Terms } from "../../shared/jobs/terms.ts";
import { sendJobAlerts } from "../../tasks/alerts/send-job-alerts.ts";

const quoted = suite("quoted words");
let sql: Awaited<ReturnType<typeof migratedDatabase>>["sql"];
let close: () => Promise<void>;

const terms: Terms = {
  cook: { kind: "trade", words: { en: ["cook"], es: ["cocinero"] } },
  "second-cook": { kind: "trade", words: { en: ["second cook", "2nd cook"] } },
  usa: { kind: "country", country: "United States", words: { en: ["United States", "USA"] } },
};

const titles = {
  together: "Second Cook",
  inflected: "Second Cooks, Ferry",
  apart: "Cook, Second Shift",
  otherOrder: "Cook Second",
  otherName: "2nd Cook",
  described: "Galley Hand",
  acrossTexts: "Hand of the Second",
  accented: "Sécond  Cook's Helper",
};

quoted.before(async () => {
  ({ sql, close } = await migratedDatabase());
  await loadTerms(sql, { terms, checksum: "tests" });
  for (const title of Object.values(titles))
    await insertJob(sql, {
      title,
      ...(title === titles.described && { description: "Helps the chief, the (second) cook and the baker." }),
      ...(title === titles.acrossTexts && { requirements: "Cook for a year" }),
      ...(title === titles.apart && { country: "United States" }),
    });
});
quoted.after(() => close());

const held = [titles.together, titles.inflected, titles.accented, titles.described];

const listed = async (search: string) => {
  const answer = await send(`/api/jobs/filter?search=${encodeURIComponent(search)}`, {}, { sql });
  const jobs = (await answer.json()) as { title: string }[];
  assert.is(answer.headers.get("X-Total-Count"), `${jobs.length}`, search);
  return jobs.map(({ title }) => title);
};

quoted("find only jobs in which they are next to each other in this order", async () => {
  for (const search of ['"second cook"', "“second cook”", "«Second Cook»", '"SECOND - COOK'])
    assert.equal((await listed(search)).sort(), [...held].sort(), search);
});

quoted("come first where a title holds them", async () => {
  assert.is((await listed('"second cook"')).at(-1), titles.described);
});

quoted("narrow the other words", async () => {
  assert.equal(await listed('ferry "second cook"'), [titles.inflected]);
  assert.equal(await listed('"second cook" "helps the chief"'), [titles.described]);
});

quoted("behind a minus leave out only the jobs that hold them", async () => {
  const left = await listed('cook -"second cook"');
  assert.equal(left.sort(), [titles.acrossTexts, titles.apart, titles.otherName, titles.otherOrder].sort());
});

quoted("find a country by its name of two words", async () => {
  assert.equal(await listed('"united states"'), [titles.apart]);
});

quoted("are the same in the page, the search call, the counts and the feed", async () => {
  const search = encodeURIComponent('"second cook"');
  const html = await (await send(`/jobs?search=${search}`, {}, { sql })).text();
  assert.match(html, "4 positions across");
  assert.not.match(html, titles.otherOrder);
  assert.not.match(html, titles.apart);
  const call = await send(`/api/jobs/search?search=${search}&limit=2`, {}, { sql });
  const { jobs, total, next } = (await call.json()) as { jobs: unknown[]; total: number; next: string };
  assert.equal([jobs.length, total], [2, 4]);
  const rest = await send(`/api/jobs/search?search=${search}&limit=2&cursor=${next}`, {}, { sql });
  const last = (await rest.json()) as { jobs: { title: string }[]; next: string | null };
  assert.equal([last.jobs.length, last.jobs.at(-1)?.title, last.next], [2, titles.described, null]);
  const xml = await (await send(`/feed.xml?search=${search}`, {}, { sql })).text();
  assert.is(xml.split("<entry>").length - 1, 4);
});

quoted("are what an alert tells of", async () => {
  const { email } = await aDueAlert('"second cook"', { database: sql });
  await sql`update jobs set listed_at = now() - interval '5 minutes'`;
  await sendJobAlerts({ ...(await testServices()), sql });
  const [mail, ...more] = await mailsTo(email, sql);
  assert.equal(more, []);
  assert.is(mail?.subject, "4 new jobs: “second cook”");
  for (const title of [titles.apart, titles.otherOrder]) assert.not.match(mail?.body ?? "", title);
});

quoted(
  "stand in one pair of quotes in the title of their list and in the chip that takes them off",
  async () => {
    for (const [search, shown] of [
      ['"second cook"', "“second cook”"],
      ["«second cook»", "“second cook”"],
      ['ferry "second cook"', "“ferry ‘second cook’”"],
    ] as const) {
      const html = await (await send(`/jobs?search=${encodeURIComponent(search)}`, {}, { sql })).text();
      assert.match(html, `<title>${shown} - `, search);
      assert.match(html.replace(/<!-- -->/g, ""), `>${shown} <span aria-hidden="true">×`, search);
    }
  },
);

quoted("lead to the list without quotes when no job holds them", async () => {
  const html = await (await send(`/jobs?search=${encodeURIComponent('"cooks helps"')}`, {}, { sql })).text();
  assert.match(html, "No jobs found matching your criteria.");
  assert.not.match(html, "Did you mean");
  assert.match(
    html.replace(/<!-- -->/g, ""),
    /href="\/jobs\?search=cooks\+helps">Without the quotes: \d+ jobs/,
  );
});

quoted("are one part of a word for the search until each job has its marks", async () => {
  await sql`update search_state set filled_at = null`;
  assert.equal((await listed('"cook second"')).sort(), [titles.otherOrder]);
  await sql`update search_state set filled_at = now()`;
});

if (inProcess) quoted.run();
