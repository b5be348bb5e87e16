import type { Job } from "../../shared/jobs/job.ts";
import { isOpen, isPublic, jobColumns } from "../jobs/job-columns.ts";
import { countRows, firstRow, hasRows, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface SavedList {
  id: string;
  reminderId: string | null;
}

export async function findSavedList(sql: Sql, browserHash: Uint8Array): Promise<SavedList | undefined> {
  return firstRow(sql<SavedList[]>`
    select id, reminder_id from saved_lists where browser_hash = ${browserHash}`);
}

/** Finds or makes the browser's list, and holds it until the transaction ends. */
export async function lockSavedList(tx: Sql, browserHash: Uint8Array): Promise<SavedList> {
  return onlyRow(tx<SavedList[]>`
    insert into saved_lists (browser_hash) values (${browserHash})
    on conflict (browser_hash) do update set used_at = now()
    returning id, reminder_id`);
}

/** The list ends some time after its last use. A day is exact enough, so that most reads write nothing. */
export async function touchSavedList(sql: Sql, id: string): Promise<void> {
  await sql`update saved_lists set used_at = now() where id = ${id} and used_at < now() - interval '1 day'`;
}

export async function isSaved(sql: Sql, listId: string, jobId: string): Promise<boolean> {
  return hasRows(sql`select from saved_jobs where list_id = ${listId} and job_id = ${jobId}`);
}

export async function countSavedJobs(sql: Sql, listId: string): Promise<number> {
  return countRows(sql, sql`saved_jobs where list_id = ${listId}`);
}

export async function insertSavedJob(sql: Sql, listId: string, jobId: string): Promise<void> {
  await sql`insert into saved_jobs (list_id, job_id) values (${listId}, ${jobId}) on conflict do nothing`;
}

export async function deleteSavedJob(sql: Sql, browserHash: Uint8Array, jobId: string): Promise<void> {
  await sql`
    delete from saved_jobs
    where job_id = ${jobId} and list_id = (select id from saved_lists where browser_hash = ${browserHash})`;
}

export async function copySavedJobs(
  sql: Sql,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<void> {
  await sql`
    insert into saved_jobs (list_id, job_id, saved_at)
    select ${to}::uuid, job_id, saved_at from saved_jobs as theirs
    where list_id = ${from}
      and not exists (select from saved_jobs as own where own.list_id = ${to} and own.job_id = theirs.job_id)
    order by saved_at desc, job_id
    limit greatest(0, ${most}::int - (select count(*)::int from saved_jobs where list_id = ${to}))
    on conflict do nothing`;
}

export async function countMissingJobs(
  sql: Sql,
  { from, to }: { from: string; to: string },
): Promise<number> {
  return countRows(
    sql,
    sql`saved_jobs as theirs where list_id = ${from}
      and not exists (select from saved_jobs as own where own.list_id = ${to} and own.job_id = theirs.job_id)`,
  );
}

/** Open jobs come first, and each part is newest first. */
export async function listSavedJobs(sql: Sql, listId: string): Promise<Job[]> {
  return sql<Job[]>`
    select ${jobColumns(sql)} from saved_jobs join jobs on jobs.id = job_id
    where list_id = ${listId} and ${isPublic(sql)}
    order by ${isOpen(sql)} is true desc, saved_at desc, jobs.id`;
}

export async function listHiddenSavedJobs(sql: Sql, listId: string): Promise<{ id: string }[]> {
  return sql<{ id: string }[]>`
    select jobs.id from saved_jobs join jobs on jobs.id = job_id
    where list_id = ${listId} and not ${isPublic(sql)}
    order by saved_at desc, jobs.id`;
}
