import type { JobStats } from "../../shared/jobs/job.ts";
import type { Sector } from "../../shared/jobs/sectors.ts";
import { firstRow, hasRows, onlyRow, onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import type { CountedOption } from "./search/list-matches.ts";

// The database keeps these counts (sql/0013_search.sql).

export async function findJobStats(sql: Sql): Promise<JobStats> {
  return onlyRow(sql<JobStats[]>`
    select
      (select count(*)::int from open_companies where country = '' and open_until >= utc_today()) as total_companies,
      coalesce(sum(jobs), 0)::float8 as total_jobs, coalesce(sum(vacancies), 0)::float8 as total_vacancies
    from open_job_counts where public_until >= utc_today()`);
}

export async function countAllOpenJobs(sql: Sql): Promise<number> {
  return onlyValue(sql<{ jobs: number }[]>`
    select coalesce(sum(jobs), 0)::int as jobs from open_job_counts where public_until >= utc_today()`);
}

export interface OpenCountry {
  country: string;
  jobs: number;
  samples: number;
  confirmed: boolean;
}

/** Employers spell a country in any case. The commonest spelling represents all. */
export function listOpenCountries(sql: Sql): Promise<OpenCountry[]> {
  return sql<OpenCountry[]>`
    select (array_agg(spellings.country order by jobs desc, spellings.country))[1] as country,
      sum(jobs)::int as jobs, sum(samples)::int as samples, coalesce(bool_or(confirmed), false) as confirmed
    from (
      select country, sum(jobs) as jobs, coalesce(sum(jobs) filter (where sample), 0) as samples
      from open_job_counts where public_until >= utc_today()
      group by country having sum(jobs) > 0
    ) as spellings
    left join country_decisions on name = lower(spellings.country)
    group by lower(spellings.country) order by lower(spellings.country)`;
}

export function countOpenOptions(sql: Sql): Promise<CountedOption[]> {
  return sql<CountedOption[]>`
    with open as materialized (
      select country, sector, jobs from open_job_counts where public_until >= utc_today()
    )
    select * from (
      select 'country' as name, min(country) as value, sum(jobs)::int as jobs from open group by lower(country)
      union all select 'sector', sector, sum(jobs)::int from open group by sector
    ) as counted where jobs > 0 order by jobs desc, value`;
}

export interface OpenSector {
  sector: string;
  jobs: number;
  samples: number;
}

export function listOpenSectors(sql: Sql): Promise<OpenSector[]> {
  return sql<OpenSector[]>`
    select sector, sum(jobs)::int as jobs, coalesce(sum(jobs) filter (where sample), 0)::int as samples
    from open_job_counts where public_until >= utc_today()
    group by sector having sum(jobs) > 0`;
}

export interface CountrySummary {
  country: string;
  jobs: number;
  samples: number;
  vacancies: number;
  companies: number;
  salaryMin: number;
  salaryMax: number;
  sectors: Sector[];
}

export async function findCountrySummary(sql: Sql, country: string): Promise<CountrySummary | undefined> {
  if (country.includes("\0")) return undefined;
  return firstRow(sql<CountrySummary[]>`
    with counts as (
      select country, public_until, sector, sum(jobs) as jobs, sum(vacancies) as vacancies,
        coalesce(sum(jobs) filter (where sample), 0) as samples
      from open_job_counts
      where public_until >= utc_today() and lower(country) = lower(${country})
      group by country, public_until, sector having sum(jobs) > 0
    )
    select (
        select country from counts group by country order by sum(jobs) desc, country limit 1
      ) as country,
      sum(jobs)::int as jobs, sum(samples)::int as samples, sum(vacancies)::float8 as vacancies,
      (
        select count(*)::int from open_companies
        where country = lower(${country}) and open_until >= utc_today()
      ) as companies,
      (
        select min(salary) from (select distinct public_until from counts) as days, lateral (
          select salary_min as salary from jobs
          where lower(country) = lower(${country}) and jobs.public_until = days.public_until
          order by salary_min limit 1
        ) as lowest
      ) as salary_min,
      (
        select max(salary) from (select distinct public_until from counts) as days, lateral (
          select salary_max as salary from jobs
          where lower(country) = lower(${country}) and jobs.public_until = days.public_until
          order by salary_max desc limit 1
        ) as highest
      ) as salary_max,
      json_agg(distinct sector) as sectors
    from counts having count(*) > 0`);
}

/** While this is false, nobody may pay. */
export async function hasRealOpenJob(sql: Sql): Promise<boolean> {
  return onlyValue(sql<{ real: boolean }[]>`
    select coalesce(sum(jobs), 0) > 0 as real from open_job_counts
    where public_until >= utc_today() and not sample`);
}

export async function hasSampleJobs(sql: Sql): Promise<boolean> {
  return hasRows(sql`select from jobs where sample limit 1`);
}

/** Keeps yesterday's counts, because a transaction may have begun then. */
export async function deletePastCounts(sql: Sql): Promise<void> {
  await sql`delete from open_job_counts where public_until < utc_today() - 1`;
  await sql`delete from open_companies where open_until < utc_today() - 1`;
}
