import { suite } from "uvu";
import * as assert from "uvu/assert";
import { testDatabase } from "../../../tests/support/database.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { findCountrySummary, findJobStats, hasRealOpenJob, listOpenCountries } from "./job-facets.ts";

const facets = suite("job facets");
const sql = await testDatabase();
const closedAt = "2026-01-01T00:00:00Z";

facets("sums up a country, whatever its case, over what is open", async () => {
  const country = uniqueWord().toUpperCase();
  const companies = [uniqueWord(), uniqueWord()] as const;
  await insertJob(sql, { country, company: companies[0], vacancies: 3, salaryMin: 900, salaryMax: 1200 });
  await insertJob(sql, {
    country,
    company: companies[0],
    sector: "mining",
    salaryMin: 1000,
    salaryMax: 7000,
  });
  await insertJob(sql, { country, company: companies[1], closedAt, salaryMin: 1, salaryMax: 90_000 });
  assert.equal(await findCountrySummary(sql, country.toLowerCase()), {
    country,
    jobs: 2,
    samples: 0,
    vacancies: 4,
    companies: 1,
    salaryMin: 900,
    salaryMax: 7000,
    sectors: ["mining", "shipping"],
  });
});

facets("knows nothing of a country without an open vacancy", async () => {
  const country = uniqueWord();
  await insertJob(sql, { country, closedAt });
  assert.is(await findCountrySummary(sql, country), undefined);
  assert.is(await findCountrySummary(sql, "\0"), undefined);
});

facets("lists a country once, however employers spell it, with the samples among its jobs", async () => {
  const country = uniqueWord();
  for (const spelling of [country, country.toUpperCase(), country])
    await insertJob(sql, { country: spelling, sample: spelling !== country });
  const listed = (await listOpenCountries(sql)).filter((one) => one.country.toLowerCase() === country);
  assert.equal([...listed], [{ country, jobs: 3, samples: 1, confirmed: false }]);
});

facets("totals what is open", async () => {
  const before = await findJobStats(sql);
  const company = uniqueWord();
  await insertJob(sql, { company, vacancies: 2 });
  await insertJob(sql, { company, vacancies: 5 });
  await insertJob(sql, { company: uniqueWord(), closedAt });
  assert.equal(await findJobStats(sql), {
    totalCompanies: before.totalCompanies + 1,
    totalJobs: before.totalJobs + 2,
    totalVacancies: before.totalVacancies + 7,
  });
});

facets("knows whether a vacancy is open that nobody invented", async () => {
  await insertJob(sql);
  assert.ok(await hasRealOpenJob(sql));
});

facets.run();
