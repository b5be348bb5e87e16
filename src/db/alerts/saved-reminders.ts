import type { Job } from "../../shared/jobs/job.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { isOpen, jobColumns } from "../jobs/job-columns.ts";
import { firstRow, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface NewReminder {
  id: string;
  email: string;
  language: string;
  tokenHash: Uint8Array;
  token: Sealed;
}

/** An address that has reminders already keeps the link of its emails, and reads them in the newest language. */
export async function ensureReminder(
  sql: Sql,
  { id, email, language, tokenHash, token }: NewReminder,
): Promise<string> {
  const row = await onlyRow(sql<{ id: string }[]>`
    insert into saved_reminders (id, email, language, token_hash, token_sealed, token_key_id)
    values (${id}, ${email}, ${language}, ${tokenHash}, ${token.bytes}, ${token.keyId})
    on conflict (email) do update set language = excluded.language
    returning id`);
  return row.id;
}

export async function remindOfLists(sql: Sql, reminderId: string, listIds: readonly string[]): Promise<void> {
  await sql`update saved_lists set reminder_id = ${reminderId} where id in ${sql(listIds)}`;
}

export async function findReminderAddress(sql: Sql, id: string): Promise<string | undefined> {
  return (await firstRow(sql<{ email: string }[]>`select email from saved_reminders where id = ${id}`))
    ?.email;
}

export async function findAddressOfToken(sql: Sql, tokenHash: Uint8Array): Promise<string | undefined> {
  const found = sql<{ email: string }[]>`select email from saved_reminders where token_hash = ${tokenHash}`;
  return (await firstRow(found))?.email;
}

export async function deleteReminder(sql: Sql, tokenHash: Uint8Array): Promise<void> {
  await sql`delete from saved_reminders where token_hash = ${tokenHash}`;
}

export async function deleteReminderOfBrowser(sql: Sql, browserHash: Uint8Array): Promise<void> {
  await sql`
    delete from saved_reminders
    where id = (select reminder_id from saved_lists where browser_hash = ${browserHash})`;
}

/** The candidate proved by an emailed link that the address is theirs. */
export async function deleteRemindersOfCandidate(sql: Sql, applicationId: string): Promise<void> {
  await deleteRemindersTo(
    sql,
    await sql<Addressed[]>`
      select lower(email) as email from applications where id = ${applicationId} and email is not null`,
  );
}

/** Deletes nothing of a mailbox that was never confirmed, because it may be a stranger's. */
export async function deleteRemindersOfAccount(sql: Sql, userId: string): Promise<void> {
  await deleteRemindersTo(
    sql,
    await sql<Addressed[]>`
      select lower(email) as email from users where id = ${userId} and email_confirmed_at is not null`,
  );
}

interface Addressed {
  email: string;
}

/** Takes the address off unused links as well, so that they turn no reminders on. */
async function deleteRemindersTo(sql: Sql, addressed: readonly Addressed[]): Promise<void> {
  for (const { email } of addressed) {
    await sql`delete from saved_reminders where email = ${email}`;
    await sql`update saved_links set email = null where email = ${email}`;
  }
}

export interface DueReminder extends Job {
  reminderId: string;
  email: string;
  language: string;
  tokenSealed: Uint8Array;
  tokenKeyId: string;
}

/** Takes jobs that close within `days`, once for each address. Whoever saved a job later already saw the date. */
export async function takeDueReminders(tx: Sql, days: number, limit: number): Promise<DueReminder[]> {
  return tx<DueReminder[]>`
    with taken as (
      insert into reminded_jobs (reminder_id, job_id)
      select distinct saved_lists.reminder_id, jobs.id
      from saved_lists
        join saved_jobs on saved_jobs.list_id = saved_lists.id
        join jobs on jobs.id = saved_jobs.job_id
      where saved_lists.reminder_id is not null and ${isOpen(tx)}
        and jobs.closes_on <= utc_today() + ${days}::int
        and (saved_jobs.saved_at at time zone 'utc')::date < jobs.closes_on - ${days}::int
        and not exists (
          select from reminded_jobs as told
          where told.reminder_id = saved_lists.reminder_id and told.job_id = jobs.id)
      -- Two processes that insert in the same order wait for each other and cannot deadlock.
      order by saved_lists.reminder_id, jobs.id
      limit ${limit}
      on conflict do nothing
      returning reminder_id, job_id
    )
    select ${jobColumns(tx)}, taken.reminder_id, saved_reminders.email, saved_reminders.language,
      saved_reminders.token_sealed, saved_reminders.token_key_id
    from taken join jobs on jobs.id = taken.job_id
      join saved_reminders on saved_reminders.id = taken.reminder_id`;
}
