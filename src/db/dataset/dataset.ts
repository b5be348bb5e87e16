import type { Certificate } from "../../shared/jobs/certificates.ts";
import type { ExperienceLevel } from "../../shared/jobs/experience-levels.ts";
import type { Rotation, Visa } from "../../shared/jobs/job-facts.ts";
import type { ShownCategory } from "../../shared/jobs/partner-category.ts";
import type { Sector } from "../../shared/jobs/sectors.ts";
import type { TextLanguage } from "../../shared/jobs/text-languages.ts";
import { countRows, hasRows, onlyValue } from "../rows.ts";
import type { Sql, Transaction } from "../sql.ts";

export interface CompanyRow {
  name: string;
  country: string;
  category: ShownCategory;
  sample: boolean;
}

export interface JobRow {
  id: string;
  title: string;
  company: string;
  country: string;
  sector: Sector;
  experience_level: ExperienceLevel;
  salary_min: number;
  salary_max: number;
  vacancies: number;
  description: string;
  requirements: string;
  lang: TextLanguage;
  closes_on: string;
  sample: boolean;
  joins_on: string | null;
  contract_months: number | null;
  rotation_on: number | null;
  rotation_off: number | null;
  rotation_unit: Rotation["unit"] | null;
  housing: boolean | null;
  flights: boolean | null;
  visa: Visa | null;
  certificates: Certificate[];
  age_seconds: number;
}

const seedingLock = 4711200302;

/** False while another seeding runs. */
export async function lockSeeding(tx: Transaction): Promise<boolean> {
  return onlyValue(tx<{ locked: boolean }[]>`select pg_try_advisory_xact_lock(${seedingLock}) as locked`);
}

export async function isSeeding(sql: Sql): Promise<boolean> {
  return hasRows(sql`
    select from pg_locks join pg_database on pg_database.oid = pg_locks.database
    where datname = current_database() and locktype = 'advisory'
      and classid::bigint << 32 | objid::bigint = ${seedingLock}`);
}

/** JSON, because COPY kills the embedded database and Workers do not fetch array types. */
const json = (rows: readonly unknown[]) => JSON.stringify(rows);

export async function listClosingDays(sql: Sql, ids: string[]): Promise<Map<string, string>> {
  const rows = await sql<{ id: string; closesOn: string }[]>`
    select id, closes_on from jobs
    where id in (select value::uuid from json_array_elements_text(${json(ids)}::text::json))`;
  return new Map(rows.map((row) => [row.id, row.closesOn]));
}

export async function insertCompanies(sql: Sql, rows: CompanyRow[]): Promise<number> {
  const { count } = await sql`
    insert into companies (name, country, category, sample)
    select name, country, category, sample
    from json_to_recordset(${json(rows)}::text::json) as row (name text, country text, category text, sample boolean)
    on conflict (name, sample) do nothing`;
  return count;
}

export async function insertJobs(sql: Sql, rows: JobRow[]): Promise<number> {
  const { count } = await sql`
    insert into jobs (
      id, title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
      requirements, lang, closes_on, sample, joins_on, contract_months, rotation_on, rotation_off, rotation_unit, housing,
      flights, visa, certificates, created_at)
    select
      id, title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
      requirements, lang, closes_on, sample, joins_on, contract_months, rotation_on, rotation_off, rotation_unit, housing,
      flights, visa, array(select json_array_elements_text(certificates)), now() - make_interval(secs => age_seconds)
    from json_to_recordset(${json(rows)}::text::json) as row (
      id uuid, title text, company text, country text, sector text, experience_level text, salary_min integer,
      salary_max integer, vacancies integer, description text, requirements text, lang text, closes_on date,
      sample boolean, joins_on date, contract_months integer, rotation_on integer, rotation_off integer, rotation_unit text,
      housing boolean, flights boolean, visa text, certificates json, age_seconds integer)
    on conflict (id) do nothing`;
  return count;
}

export async function updateClosingDays(sql: Sql, rows: Pick<JobRow, "id" | "closes_on">[]): Promise<number> {
  const { count } = await sql`
    update jobs set closes_on = row.closes_on, updated_at = now()
    from json_to_recordset(${json(rows)}::text::json) as row (id uuid, closes_on date)
    where jobs.id = row.id`;
  return count;
}

export async function countSampleJobs(sql: Sql): Promise<number> {
  return countRows(sql, sql`jobs where sample`);
}

/** Applications for samples lose only the link to the job. */
export async function deleteSampleJobs(sql: Sql): Promise<number> {
  await sql`
    update applications set job_id = null from jobs where jobs.id = applications.job_id and jobs.sample`;
  const jobs = await sql`delete from jobs where sample returning id`;
  await sql`delete from companies where sample`;
  return jobs.length;
}
