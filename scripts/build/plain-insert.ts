import type { Client } from "../../src/db/connect.ts";
import type { CompanyRow, JobRow } from "../../src/db/dataset/dataset.ts";

interface Rows {
  companies: CompanyRow[];
  jobs: JobRow[];
}

const batchSize = 1000;

/** What seeding is measured by: one transaction that inserts in batches, and looks after nothing. */
export function insertPlainly(sql: Client, { companies, jobs }: Rows): Promise<unknown> {
  return sql.begin(async (tx) => {
    for (const rows of batches(companies))
      await tx`
        insert into companies (name, country, category, sample)
        select * from unnest(
          ${rows.map((row) => row.name)}::text[], ${rows.map((row) => row.country)}::text[],
          ${rows.map((row) => row.category)}::text[], ${rows.map((row) => String(row.sample))}::text[]::boolean[])`;
    for (const rows of batches(jobs))
      await tx`
        insert into jobs (
          id, title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
          requirements, closes_on, sample)
        select * from unnest(
          ${rows.map((row) => row.id)}::uuid[], ${rows.map((row) => row.title)}::text[],
          ${rows.map((row) => row.company)}::text[], ${rows.map((row) => row.country)}::text[],
          ${rows.map((row) => row.sector)}::text[], ${rows.map((row) => row.experience_level)}::text[],
          ${rows.map((row) => row.salary_min)}::integer[], ${rows.map((row) => row.salary_max)}::integer[],
          ${rows.map((row) => row.vacancies)}::integer[], ${rows.map((row) => row.description)}::text[],
          ${rows.map((row) => row.requirements)}::text[], ${rows.map((row) => row.closes_on)}::date[],
          ${rows.map((row) => String(row.sample))}::text[]::boolean[])`;
  });
}

function* batches<Row>(rows: Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += batchSize) yield rows.slice(start, start + batchSize);
}
