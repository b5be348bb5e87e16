import type { Sql } from "./sql.ts";

/** The last moment at which a vacancy is open is the end of its day, in UTC. */
export const isOpen = (sql: Sql) => sql`(jobs.closed_at is null and jobs.closes_on >= utc_today())`;

/** The columns of a `Job`, in its own words. */
export const jobColumns = (sql: Sql) => sql`
  jobs.id, jobs.employer_id, jobs.title, jobs.company, jobs.country, jobs.sector, jobs.experience_level,
  jobs.salary_min, jobs.salary_max, jobs.vacancies, jobs.description, jobs.requirements,
  jobs.closes_on as application_close_date, ${isOpen(sql)} as open, jobs.sample,
  to_char(jobs.created_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as created_at,
  ${verification(sql)} as verification`;

/** Of the employer who posted it, for the company it names; none of what was taken down. Most have none, and are not looked up. */
const verification = (sql: Sql) => sql`
  case when jobs.employer_id is not null and jobs.taken_down_at is null then (
    select json_build_object('checked', checked, 'verifiedAt',
      to_char(verified_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from verified_employers
    where verified_employers.employer_id = jobs.employer_id and verified_employers.company = jobs.company
  ) end`;
