import type { PlacementAnswer } from "../../shared/applications/placement.ts";
import type { Verification } from "../../shared/jobs/job.ts";
import { isOpen, verification } from "../jobs/job-columns.ts";
import { countRows, firstRow, hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { hasStandingEmployer } from "./employer-view.ts";
import { isLive } from "./standing.ts";
import { toldStatus } from "./status-notices.ts";

/** True for a job that candidates may be offered: it is open and public, and its employer may read applications. */
export const isPlaceable = (sql: Sql) => sql`
  (${isOpen(sql)} and not jobs.sample and ${hasStandingEmployer(sql)})`;

/** True when the fee of this application is not being refunded. */
const keepsFee = (sql: Sql) => sql`
  not exists (select from payments where payments.application_id = applications.id and status = 'refunding')`;

export interface PlacementRow {
  id: string;
  applicationId: string;
  jobId: string;
  employerId: string | null;
  title: string;
  company: string;
  country: string;
  salaryMin: number;
  salaryMax: number;
  contractMonths: number | null;
  /** The site's check of the employer. */
  verification: Verification | null;
  answer: PlacementAnswer | null;
  /** The job is still open, and so is the general application. */
  isAnswerable: boolean;
  isJobOpen: boolean;
  offeredAt: Date;
  answeredAt: Date | null;
  madeId: string | null;
  reference: string | null;
}

const placements = (sql: Sql) => sql`
  select placements.id, placements.application_id, placements.job_id, jobs.employer_id, jobs.title, jobs.company,
    jobs.country, jobs.salary_min, jobs.salary_max, jobs.contract_months, ${verification(sql)} as verification,
    answer, offered_at, answered_at, made_id,
    ${isPlaceable(sql)} is true as is_job_open,
    (${isPlaceable(sql)} and ${isLive(sql)} and ${toldStatus(sql)} <> 'rejected' and ${keepsFee(sql)}) is true
      as is_answerable,
    (select made.reference from applications made where made.id = made_id) as reference
  from placements join applications on applications.id = placements.application_id
    join jobs on jobs.id = placements.job_id`;

export async function listPlacements(sql: Sql, applicationId: string): Promise<PlacementRow[]> {
  return sql<PlacementRow[]>`
    ${placements(sql)} where placements.application_id = ${applicationId} order by offered_at, placements.id`;
}

export async function findPlacement(
  sql: Sql,
  applicationId: string,
  id: string,
): Promise<PlacementRow | undefined> {
  return firstRow(sql<PlacementRow[]>`
    ${placements(sql)} where placements.id = ${id} and placements.application_id = ${applicationId}`);
}

export async function findPlacementFor(
  sql: Sql,
  applicationId: string,
  jobId: string,
): Promise<PlacementRow | undefined> {
  return firstRow(sql<PlacementRow[]>`
    ${placements(sql)} where placements.job_id = ${jobId} and placements.application_id = ${applicationId}`);
}

export const listedPlacements = (sql: Sql) => sql`
  (select coalesce(json_agg(json_build_object('title', jobs.title, 'company', jobs.company,
      'state', coalesce(answer, case when ${isPlaceable(sql)} then 'open' else 'gone' end)) order by offered_at), '[]')
    from placements join jobs on jobs.id = placements.job_id
    where placements.application_id = applications.id) as placements`;

export async function findOrigin(sql: Sql, madeId: string): Promise<string | undefined> {
  const [row] = await sql<{ reference: string }[]>`
    select reference from placements join applications on applications.id = placements.application_id
    where made_id = ${madeId}`;
  return row?.reference;
}

export const countPlacements = (sql: Sql, applicationId: string): Promise<number> =>
  countRows(sql, sql`placements where application_id = ${applicationId}`);

export const isBeingRefunded = (sql: Sql, applicationId: string): Promise<boolean> =>
  hasRows(sql`select from payments where application_id = ${applicationId} and status = 'refunding'`);

export async function insertPlacement(sql: Sql, id: string, applicationId: string, jobId: string) {
  await sql`
    insert into placements (id, application_id, job_id) values (${id}, ${applicationId}, ${jobId})`;
}

export async function updatePlacementAnswer(
  sql: Sql,
  id: string,
  { answer, madeId = null }: { answer: PlacementAnswer; madeId?: string | null },
): Promise<void> {
  await sql`
    update placements set answer = ${answer}, made_id = ${madeId}, answered_at = now() where id = ${id}`;
}

export async function deletePlacementsOf(sql: Sql, applicationId: string): Promise<void> {
  await sql`delete from placements where application_id = ${applicationId}`;
}
