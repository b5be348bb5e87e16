import type { Sql } from "../sql.ts";

/** Visitors may see the page of a public job, open or closed. `employer_until` is the last day of its mandate. */
export const isPublic = (sql: Sql) => sql`(jobs.employer_until >= utc_today())`;

/** Public and open until the end of its closing day, or of its mandate's, in UTC. */
export const isOpen = (sql: Sql) => sql`(jobs.public_until >= utc_today())`;

export const jobColumns = (sql: Sql) => sql`
  jobs.id, jobs.employer_id, jobs.title, jobs.company, jobs.country, jobs.sector, jobs.experience_level,
  jobs.salary_min, jobs.salary_max, jobs.vacancies, jobs.description, jobs.requirements, jobs.lang,
  jobs.closes_on as application_close_date, ${isOpen(sql)} is true as open, jobs.sample,
  jobs.joins_on, jobs.contract_months, jobs.housing, jobs.flights, jobs.visa, to_json(jobs.certificates) as certificates,
  case when jobs.rotation_unit is not null then
    json_build_object('on', jobs.rotation_on, 'off', jobs.rotation_off, 'unit', jobs.rotation_unit) end as rotation,
  case when ${isPublic(sql)} then 'live' else 'review' end as state,
  to_char(jobs.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  ${verification(sql)} as verification`;

export const verification = (sql: Sql) => sql`
  case when jobs.employer_id is not null and jobs.taken_down_at is null and ${isPublic(sql)} then (
    select json_build_object('checked', checked, 'proofs', proofs, 'verifiedAt',
      to_char(checked_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from mandates
    where mandates.employer_id = jobs.employer_id and mandates.company = jobs.company
      and state = 'checked' and valid_until >= utc_today()
  ) end`;
