import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findContentVersion } from "../../../tests/support/content-version.ts";
import { testDatabase } from "../../../tests/support/database.ts";
import { aCompanyLine, aJobLine, datasetOf } from "../../../tests/support/dataset.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { lockSeeding } from "../../db/dataset/dataset.ts";
import { listPartnerStats } from "../../db/jobs/companies.ts";
import { listOpenJobs } from "../../db/jobs/jobs.ts";
import { type JobFacts, unstated } from "../../shared/jobs/job-facts.ts";
import type { DatasetSource } from "../../world.ts";
import { seed } from "./seed.ts";

const seeding = suite("seed");
const sql = await testDatabase();
const today = "2190-06-01";

function aDataset(manifest: object = {}) {
  const company = uniqueWord();
  const ore = { ...aCompanyLine, name: company };
  const cruises = { ...aCompanyLine, name: `${company} cruises`, sector: "luxury-cruise" };
  const jobs = [
    { ...aJobLine, company },
    { ...aJobLine, company, title: "Blaster" },
    { ...aJobLine, company: cruises.name, title: "Chef de Partie", sector: "luxury-cruise" },
  ];
  return { company, source: datasetOf([ore, cruises, ...jobs], manifest) };
}

async function seedWithLines(source: DatasetSource, day = today) {
  const lines: string[] = [];
  const seeded = await seed(sql, source, { today: day, onLine: (line) => lines.push(line) });
  return { seeded, lines };
}

const loaded = (company: string) => listOpenJobs(sql, { search: company }, { limit: 10 });

seeding("loads companies and vacancies, and says so for each sector and in all", async () => {
  const { source } = aDataset();
  assert.equal(await seedWithLines(source), {
    seeded: { companies: 2, jobs: 3, moved: 0 },
    lines: [
      "Loading the sample jobs",
      "Mining: 1 company, 2 jobs (2 new)",
      "Luxury Cruise: 1 company, 1 job (1 new)",
      "Done: 3 jobs and 2 companies added. The dataset holds 3 jobs of 2 companies in 1 country.",
    ],
  });
});

seeding("closes vacancies in the first year whose window is not past, and marks samples", async () => {
  const { company, source } = aDataset();
  await seed(sql, source, { today });
  const [job] = await loaded(company);
  assert.is(job?.applicationCloseDate, "2191-01-20");
  assert.is(job?.sample, true);
});

seeding("keeps the facts that a vacancy states, and nothing of one that states none", async () => {
  const company = uniqueWord();
  const facts = {
    joinsOn: "2191-02-01",
    contractMonths: 6,
    rotation: { on: 4, off: 2, unit: "weeks" },
    housing: true,
    flights: false,
    visa: "employer",
    certificates: ["gmdss", "bosiet"],
  } as const;
  const silent = { ...aJobLine, company, title: "Silent" };
  const source = datasetOf([{ ...aCompanyLine, name: company }, { ...aJobLine, company, ...facts }, silent]);
  await seed(sql, source, { today });
  const jobs = new Map((await loaded(company)).map((job) => [job.title, job]));
  for (const [title, stated] of [
    [aJobLine.title, facts],
    [silent.title, unstated],
  ] as const)
    for (const [name, fact] of Object.entries(stated))
      assert.equal(jobs.get(title)![name as keyof JobFacts], fact, `${title}, ${name}`);
});

seeding("keeps the language in which a vacancy is written, English where its line names none", async () => {
  const company = uniqueWord();
  const portuguese = { ...aJobLine, company, title: "Perfurador", lang: "pt" };
  await seed(sql, datasetOf([{ ...aCompanyLine, name: company }, { ...aJobLine, company }, portuguese]), {
    today,
  });
  const jobs = await loaded(company);
  assert.equal(jobs.map(({ title, lang }) => `${title}: ${lang}`).sort(), ["Driller: en", "Perfurador: pt"]);
});

seeding("marks nothing of an operator's own file as a sample", async () => {
  const { company, source } = aDataset({ sample: false });
  await seed(sql, source, { today });
  assert.equal(
    (await loaded(company)).map((job) => job.sample),
    [false, false, false],
  );
});

seeding("gives each vacancy an instant of its own, all of them past", async () => {
  const { company, source } = aDataset();
  await seed(sql, source, { today });
  const instants = (await loaded(company)).map((job) => job.createdAt);
  assert.is(new Set(instants).size, 3);
  assert.ok(instants.every((instant) => Date.parse(instant) < Date.now()));
});

seeding("counts luxury cruise as shipping among the partners", async () => {
  const { company, source } = aDataset();
  await seed(sql, source, { today });
  const stats = (await listPartnerStats(sql)).filter((one) => one.company.startsWith(company));
  assert.equal(stats, [
    { company, country: "Norway", jobCount: 2, totalVacancies: 4, category: "mining", sample: true },
    {
      company: `${company} cruises`,
      country: "Norway",
      jobCount: 1,
      totalVacancies: 2,
      category: "shipping",
      sample: true,
    },
  ]);
});

seeding("changes nothing the second time, and says so", async () => {
  const { source } = aDataset();
  await seed(sql, source, { today });
  const { version } = await findContentVersion(sql);
  const again = await seedWithLines(source, "2190-07-01");
  assert.equal(again.seeded, { companies: 0, jobs: 0, moved: 0 });
  assert.is(again.lines.at(-1), "Nothing to do: all 3 jobs of 2 companies in 1 country are here already.");
  assert.is((await findContentVersion(sql)).version, version);
});

seeding("raises the content's version when something changes", async () => {
  const { version } = await findContentVersion(sql);
  await seed(sql, aDataset().source, { today });
  assert.ok((await findContentVersion(sql)).version > version);
});

seeding("moves the close dates on once all of them are past", async () => {
  const { company, source } = aDataset();
  await seed(sql, source, { today });
  assert.is((await seed(sql, source, { today: "2191-01-20" }))?.moved, 0);
  const { seeded, lines } = await seedWithLines(source, "2191-01-21");
  assert.equal(seeded, { companies: 0, jobs: 0, moved: 3 });
  assert.match(lines.at(-1) ?? "", /3 close dates moved on/);
  assert.is((await loaded(company))[0]?.applicationCloseDate, "2192-01-20");
});

seeding("loads nothing of a dataset with one bad row", async () => {
  const company = uniqueWord();
  const bad = { ...aJobLine, company, title: "Blaster", salaryMax: 1 };
  const source = datasetOf([{ ...aCompanyLine, name: company }, { ...aJobLine, company }, bad]);
  const refusal = await seed(sql, source, { today }).catch((error: Error) => error.message);
  assert.match(String(refusal), /^Line 3, salaryMax/);
  assert.equal([...(await loaded(company))], []);
});

seeding("keeps an invented company and a real one of the same name, whichever came first", async () => {
  for (const order of [
    ["sample", "real"],
    ["real", "sample"],
  ]) {
    const { company, source } = aDataset();
    const real = datasetOf([{ ...aCompanyLine, name: company, country: "Chile" }], { sample: false });
    for (const kind of order) await seed(sql, kind === "real" ? real : source, { today });
    const listed = (await listPartnerStats(sql)).filter((one) => one.company === company);
    assert.equal(
      listed.map(({ sample, country, jobCount }) => [sample, country, jobCount]),
      [
        [true, aCompanyLine.country, 2],
        [false, "Chile", 0],
      ],
    );
    assert.is((await seed(sql, real, { today }))?.companies, 0);
  }
});

seeding("leaves the vacancies of others alone", async () => {
  const company = uniqueWord();
  const own = await insertJob(sql, { company, title: "Own Vacancy" });
  await seed(
    sql,
    datasetOf([
      { ...aCompanyLine, name: company },
      { ...aJobLine, company },
    ]),
    { today },
  );
  assert.ok((await loaded(company)).some((job) => job.id === own && job.title === "Own Vacancy"));
});

// The embedded database has one session, in which nothing runs beside anything else.
if (sql.options.max !== 1)
  seeding("does nothing while another seeding runs, and says so", async () => {
    const { company, source } = aDataset();
    await sql.begin(async (tx) => {
      await lockSeeding(tx);
      const { seeded, lines } = await seedWithLines(source);
      assert.is(seeded, undefined);
      assert.is(
        lines.at(-1),
        "Another seeding is running right now. Nothing was changed. Try again when it is done.",
      );
    });
    assert.equal([...(await loaded(company))], []);
  });

seeding.run();
