import { suite } from "uvu";
import * as assert from "uvu/assert";
import { inDays } from "../../../tests/support/fixtures.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { testDatabase, testServices } from "../../../tests/support/site.ts";
import { listPartnerStats } from "../../db/jobs/companies.ts";
import { findCountrySummary } from "../../db/jobs/job-facets.ts";
import { sweepCounts } from "./sweep-counts.ts";

const sweep = suite("sweep counts");
const services = await testServices();
const sql = await testDatabase();

const keptOf = async (country: string, company: string) =>
  (
    await sql`
    select public_until as closes_on from open_job_counts where country = ${country}
    union all select open_until from open_companies where company = ${company}`
  ).length;

sweep("deletes what is kept of past days, but of yesterday, when a reader may have begun", async () => {
  const [country, company] = [uniqueWord(), uniqueWord()];
  const [earlier, other] = [uniqueWord(), uniqueWord()];
  await insertJob(sql, { country, company, closesOn: inDays(-1) });
  const id = await insertJob(sql, { country: earlier, company: other, closesOn: inDays(-2) });
  await sweepCounts(services);
  assert.is(await keptOf(country, company), 3);
  assert.is(await keptOf(earlier, other), 0);
  await sql`update jobs set closes_on = ${inDays(2)} where id = ${id}`;
  const { jobs, companies } = (await findCountrySummary(sql, earlier))!;
  assert.equal({ jobs, companies }, { jobs: 1, companies: 1 });
});

sweep("counts a company anew of which a vacancy has closed by its day", async () => {
  const company = uniqueWord();
  const stats = async () => {
    const all = await listPartnerStats(sql);
    const { jobCount, totalVacancies } = all.find((one) => one.company === company)!;
    const page = await listPartnerStats(sql, { limit: all.length });
    assert.equal(page, all);
    return [jobCount, totalVacancies];
  };
  const first = await insertJob(sql, { company, vacancies: 2, closesOn: inDays(3) });
  const second = await insertJob(sql, { company, vacancies: 5, closesOn: inDays(9) });
  assert.equal(await stats(), [2, 7]);
  // Days pass.
  await sql`update company_counts set right_until = ${inDays(-1)}, jobs = 3, vacancies = 9 where company = ${company}`;
  assert.equal(await stats(), [2, 7]);
  await sweepCounts(services);
  const [kept] =
    await sql`select jobs, vacancies, right_until::text from company_counts where company = ${company}`;
  assert.equal({ ...kept }, { jobs: 2, vacancies: 7, rightUntil: inDays(3) });
  await sql`update jobs set vacancies = 1, closes_on = ${inDays(1)} where id = ${second}`;
  assert.equal(await stats(), [2, 3]);
  await sql`update jobs set closed_at = now() where id = ${first}`;
  assert.equal(await stats(), [1, 1]);
  await sql`update jobs set closes_on = ${inDays(-1)} where id = ${second}`;
  assert.equal(await stats(), [0, 0]);
  await sweepCounts(services);
  await sql`delete from jobs where id = ${second}`;
  assert.equal(await stats(), [0, 0]);
});

sweep.run();
