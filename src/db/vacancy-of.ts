import type { Sql } from "./sql.ts";

/** What an application is for. */
export interface Vacancy {
  title: string;
  company: string;
}

/** The vacancy of each application, as a column; null for one that is for none in particular. */
export const vacancyOf = (sql: Sql) => sql`
  (select json_build_object('title', title, 'company', company) from jobs where jobs.id = applications.job_id) as vacancy`;

/** Whether somebody here posted the vacancy of each application, and it stands, as a column: only they see it and answer. */
export const hasEmployer = (sql: Sql) => sql`
  exists (select from jobs
    where jobs.id = applications.job_id and employer_id is not null and taken_down_at is null) as has_employer`;
