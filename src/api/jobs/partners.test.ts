import { suite } from "uvu";
import * as assert from "uvu/assert";
import { anEmployer } from "../../../tests/support/account.ts";
import { postJob } from "../../../tests/support/employer.ts";
import { insertJob, uniqueWord } from "../../../tests/support/insert-job.ts";
import { send, testDatabase } from "../../../tests/support/site.ts";
import { insertCompany } from "../../db/jobs/companies.ts";
import { findJobStats } from "../../db/jobs/job-facets.ts";
import type { PartnerStats } from "../../shared/jobs/partner-category.ts";

const partners = suite("GET /api/partners/stats");
const database = await testDatabase();

async function statsOf(company: string): Promise<PartnerStats[]> {
  const response = await send("/api/partners/stats");
  assert.is(response.status, 200);
  return ((await response.json()) as PartnerStats[]).filter((one) => one.company === company);
}

partners("has one item for a company that hires in several countries, with its home", async () => {
  const company = uniqueWord();
  await insertCompany(database, { name: company, country: "Norway" });
  await insertJob(database, { company, country: "Chile", vacancies: 3 });
  await insertJob(database, { company, country: "Peru", vacancies: 2 });
  await insertJob(database, { company, closesOn: "2020-01-01", vacancies: 9 });
  assert.equal(await statsOf(company), [
    { company, country: "Norway", jobCount: 2, totalVacancies: 5, category: "shipping", sample: false },
  ]);
});

partners("keeps a company without an open vacancy", async () => {
  const company = uniqueWord();
  await insertCompany(database, { name: company, country: "Norway" });
  assert.equal(await statsOf(company), [
    { company, country: "Norway", jobCount: 0, totalVacancies: 0, category: "shipping", sample: false },
  ]);
});

partners("draws the category from the name", async () => {
  const company = `Wipro ${uniqueWord()}`;
  await insertJob(database, { company });
  assert.is((await statsOf(company))[0]?.category, "it");
});

partners("keeps a sample company apart from an employer's of the same name", async () => {
  const company = uniqueWord();
  await insertJob(database, { company, country: "Chile", vacancies: 8, sample: true });
  await insertJob(database, { company, country: "Chile", vacancies: 5, sample: true });
  const { totalCompanies } = await findJobStats(database);
  const { browser } = await anEmployer();
  const posted = await postJob({ browser }, { company, country: "Norway", vacancies: 2 });
  const real = { company, country: "Norway", category: "shipping", sample: false };
  const sample = { company, country: "Chile", category: "shipping", sample: true };
  assert.equal(await statsOf(company), [
    { ...sample, jobCount: 2, totalVacancies: 13 },
    { ...real, jobCount: 1, totalVacancies: 2 },
  ]);
  assert.is((await findJobStats(database)).totalCompanies, totalCompanies + 1);
  assert.is((await browser.post(`/api/jobs/${posted.id}/closure`, {})).status, 200);
  assert.equal(await statsOf(company), [
    { ...sample, jobCount: 2, totalVacancies: 13 },
    { ...real, jobCount: 0, totalVacancies: 0 },
  ]);
  assert.is((await findJobStats(database)).totalCompanies, totalCompanies);
});

partners("goes on where its pages end, each company once, and says how many there are", async () => {
  const word = uniqueWord();
  const companies = [`${word} 1`, `${word} 2`, `${word} 3`, `${word} ö`, `${word} 5`];
  for (const company of companies) await insertJob(database, { company });
  await insertJob(database, { company: companies[1]!, sample: true });
  const seen: string[] = [];
  let path: string | undefined = "/api/partners/stats?limit=2";
  for (let pages = 0; path && pages < 1000; pages += 1) {
    const response: Response = await send(path);
    assert.is(response.status, 200);
    const page = (await response.json()) as PartnerStats[];
    assert.ok(page.length <= 2);
    assert.ok(Number(response.headers.get("X-Total-Count")) >= companies.length);
    seen.push(...page.map(({ company, sample }) => (sample ? `${company} (sample)` : company)));
    path = /^<(.*)>; rel="next"$/.exec(response.headers.get("Link") ?? "")?.[1];
  }
  const listed = seen.filter((company) => company.startsWith(word));
  assert.equal(listed.sort(), [...companies, `${word} 2 (sample)`].sort());
  assert.is(new Set(seen).size, seen.length);
});

for (const query of ["limit=0", "limit=1001", "limit=x", "cursor=x", "cursor=%00", "cursor=MSAA"])
  partners(`refuses ${query}`, async () => {
    assert.is((await send(`/api/partners/stats?${query}`)).status, 400);
  });

partners.run();
