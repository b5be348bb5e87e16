import { suite } from "uvu";
import * as assert from "uvu/assert";
import { send, testDatabase } from "../../tests/site.ts";
import { insertVacancy, uniqueWord } from "../../tests/vacancies.ts";
import { insertCompany } from "../db/companies.ts";
import type { PartnerStats } from "../shared/partner-category.ts";

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
  await insertVacancy(database, { company, country: "Chile", vacancies: 3 });
  await insertVacancy(database, { company, country: "Peru", vacancies: 2 });
  await insertVacancy(database, { company, closesOn: "2020-01-01", vacancies: 9 });
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
  await insertVacancy(database, { company });
  assert.is((await statsOf(company))[0]?.category, "it");
});

partners.run();
