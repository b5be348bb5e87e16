import type { JobStats } from "../shared/job.ts";
import type { Sector } from "../shared/sectors.ts";
import { isOpen } from "./job-columns.ts";
import type { Sql } from "./sql.ts";

/** Totals over open vacancies. */
export async function jobStats(sql: Sql): Promise<JobStats> {
  // Grouped first: a distinct count sorts all rows.
  const [stats] = await sql<JobStats[]>`
    select count(*)::int as total_companies, coalesce(sum(jobs), 0)::float8 as total_jobs,
      coalesce(sum(vacancies), 0)::float8 as total_vacancies
    from (
      select count(*) as jobs, sum(vacancies) as vacancies from jobs where ${isOpen(sql)} group by company
    ) as companies`;
  return stats!;
}

export interface OpenCountry {
  country: string;
  jobs: number;
}

/** By name; employers spell a country in any case, the commonest spelling stands for all. */
export function listOpenCountries(sql: Sql): Promise<OpenCountry[]> {
  return sql<OpenCountry[]>`
    select (array_agg(country order by jobs desc, country))[1] as country, sum(jobs)::int as jobs
    from (
      select country, count(*) as jobs from jobs where ${isOpen(sql)} group by country
    ) as spellings
    group by lower(country) order by lower(country)`;
}

export interface CountrySummary {
  /** As the vacancies spell it. */
  country: string;
  jobs: number;
  vacancies: number;
  companies: number;
  salaryMin: number;
  salaryMax: number;
  sectors: Sector[];
}

/** Undefined for a country, in any case, without an open vacancy. */
export async function countrySummary(sql: Sql, country: string): Promise<CountrySummary | undefined> {
  if (country.includes("\0")) return undefined;
  const [summary] = await sql<CountrySummary[]>`
    select mode() within group (order by country) as country, count(*)::int as jobs,
      sum(vacancies)::float8 as vacancies, count(distinct company)::int as companies,
      min(salary_min) as salary_min, max(salary_max) as salary_max,
      json_agg(distinct sector) as sectors
    from jobs where ${isOpen(sql)} and lower(country) = lower(${country})
    having count(*) > 0`;
  return summary;
}

/** While it is false, nobody may pay: only invented vacancies are there to apply for. */
export async function hasRealOpenJob(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ real: boolean }[]>`
    select exists (select from jobs where ${isOpen(sql)} and not sample) as real`;
  return row!.real;
}

export async function hasSampleJobs(sql: Sql): Promise<boolean> {
  return (await sql`select from jobs where sample limit 1`).length > 0;
}
