import type { Sql } from "../sql.ts";

export const jobContent = (sql: Sql) => sql`
  jsonb_build_object('title', title, 'company', company, 'country', country, 'experienceLevel', experience_level,
    'salaryMin', salary_min, 'salaryMax', salary_max, 'description', description, 'requirements', requirements,
    'lang', lang, 'joinsOn', joins_on, 'contractMonths', contract_months, 'housing', housing, 'flights', flights, 'visa', visa,
    'certificates', to_jsonb(certificates),
    'rotation', case when rotation_unit is not null then
      jsonb_build_object('on', rotation_on, 'off', rotation_off, 'unit', rotation_unit) end)`;

/** Begins a statement that needs the job's present text: `jobVersionId` is its id. Each text is saved once. */
export const withJobVersion = (sql: Sql, jobId: string | null) => sql`
  with read as (select id as job_id, ${jobContent(sql)} as content from jobs where id = ${jobId}::uuid),
  known as (
    select job_versions.id from job_versions join read using (job_id)
    where md5(job_versions.content::text) = md5(read.content::text)),
  added as (
    insert into job_versions (job_id, content)
    select job_id, content from read where not exists (select from known)
    on conflict (job_id, md5(content::text)) do update set job_id = excluded.job_id returning id)`;

export const jobVersionId = (sql: Sql) => sql`coalesce((select id from known), (select id from added))`;

export const jobAsRead = (sql: Sql) => sql`
  (select content from job_versions where job_versions.id = job_version_id) as job_as_read`;
