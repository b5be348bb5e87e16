import { randomBytes } from "node:crypto";
import type { Sql } from "../../src/db/sql.ts";

export const uniqueWord = () => `q${randomBytes(8).toString("hex")}`;

const plainJob = {
  title: "Deck Fitter",
  company: "Test Harbour Works",
  country: "Testland",
  sector: "shipping",
  experienceLevel: "mid",
  salaryMin: 2000,
  salaryMax: 3000,
  vacancies: 1,
  description: "Fits what the deck needs.",
  requirements: "Certificate\nExperience",
  closesOn: "2199-12-31",
  closedAt: null as string | null,
  sample: false,
  createdAt: new Date().toISOString(),
};

export async function insertJob(sql: Sql, differences: Partial<typeof plainJob> = {}): Promise<string> {
  const job = { ...plainJob, ...differences };
  await sql`
    insert into companies (name, country, sample) values (${job.company}, ${job.country}, ${job.sample})
    on conflict (name, sample) do nothing`;
  const [row] = await sql<{ id: string }[]>`
    insert into jobs (
      title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description, requirements,
      closes_on, closed_at, sample, created_at)
    values (
      ${job.title}, ${job.company}, ${job.country}, ${job.sector}, ${job.experienceLevel}, ${job.salaryMin},
      ${job.salaryMax}, ${job.vacancies}, ${job.description}, ${job.requirements}, ${job.closesOn},
      ${job.closedAt}::text::timestamptz, ${job.sample}, ${job.createdAt}::text::timestamptz)
    returning id`;
  return row!.id;
}
