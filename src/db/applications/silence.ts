import { silenceDays } from "../../shared/applications/silence.ts";
import { hasConfirmedMailbox, provenWords } from "../accounts/mailboxes.ts";
import type { Sql } from "../sql.ts";
import { applicationJob, type JobName } from "./application-job.ts";
import { isForEmployer } from "./employer-view.ts";
import { isLive } from "./standing.ts";

const days = (n: number) => `${n} days`;

/** A message, an interview, an offer and a new status each answer an application. */
export const isToAnswer = (sql: Sql) => sql`
  (applications.application_status = 'submitted'
  and not exists (select from status_notices where application_id = applications.id)
  and not exists (select from application_messages
    where application_id = applications.id and sender = 'employer')
  and not exists (select from interviews where application_id = applications.id)
  and not exists (select from job_offers where application_id = applications.id))`;

/** The wait begins when the application is sent and paid. */
const unanswered = (sql: Sql) => sql`
  ${isLive(sql)} and ${isToAnswer(sql)}
  and not exists (select from placements where placements.application_id = applications.id)`;

const waitingFor = (sql: Sql, now: Date, n: number) => sql`
  (submitted_at <= ${now}::timestamptz - ${days(n)}::interval
    and greatest(submitted_at, paid_at) <= ${now}::timestamptz - ${days(n)}::interval)`;

const forAnEmployer = (sql: Sql) => sql`
  jobs.id = applications.job_id and not jobs.sample and ${isForEmployer(sql)}`;

const toRemindOf = (sql: Sql, now: Date) => sql`
  ${unanswered(sql)} and ${waitingFor(sql, now, silenceDays.first)}
  and (silence_told = 0 or (silence_told = 1 and ${waitingFor(sql, now, silenceDays.second)}))`;

export const isUnansweredForLong = (sql: Sql) => sql`
  (${unanswered(sql)} and ${waitingFor(sql, new Date(), silenceDays.last)})`;

interface Reminder {
  email: string;
  firstName: string;
  waiting: number;
  longWaiting: number;
}

/** Takes each employer at most once a day. */
export async function takeReminders(
  tx: Sql,
  now: Date,
  batch: number,
): Promise<{ taken: number; reminders: Reminder[] }> {
  const employers = await tx<{ id: string }[]>`
    update users set reminded_at = ${now}
    where id in (
      select id from users
      where ${hasConfirmedMailbox(tx)} and (reminded_at is null or reminded_at <= ${now}::timestamptz - interval '1 day')
        and id in (select jobs.employer_id from applications, jobs where ${forAnEmployer(tx)} and ${toRemindOf(tx, now)})
      order by id limit ${batch} for update skip locked)
    returning id`;
  if (employers.length === 0) return { taken: 0, reminders: [] };
  const theirs = tx`jobs.employer_id in ${tx(employers.map(({ id }) => id))}`;
  await tx`
    update applications
    set silence_told = case when ${waitingFor(tx, now, silenceDays.second)} then 2 else 1 end
    from jobs where ${forAnEmployer(tx)} and ${toRemindOf(tx, now)} and ${theirs}`;
  const reminders = await tx<Reminder[]>`
    select users.email, first_name, count(*)::int as waiting,
      (count(*) filter (where ${waitingFor(tx, now, silenceDays.second)}))::int as long_waiting
    from applications, jobs join users on users.id = jobs.employer_id
    where ${forAnEmployer(tx)} and ${unanswered(tx)} and ${waitingFor(tx, now, silenceDays.first)} and ${theirs}
    group by users.id`;
  return { taken: employers.length, reminders };
}

interface Silence {
  id: string;
  email: string;
  fullName: string | null;
  reference: string;
  desiredPosition: string | null;
  job: JobName | null;
}

/** True for an application that somebody can answer: an employer, or the administrator if it names no job. */
const forSomebody = (sql: Sql) => sql`
  (applications.job_id is null or exists (select from jobs where ${forAnEmployer(sql)}))`;

/** Takes the mark back where no email was sent, so that the next run tries again. */
export async function untellSilence(tx: Sql, id: string): Promise<void> {
  await tx`update applications set silence_told = 2 where id = ${id} and silence_told = 3`;
}

/** Marks the applications, so that each candidate is told once. Passes over those whose mailbox is full. */
export async function takeSilences(
  tx: Sql,
  now: Date,
  { batch, full }: { batch: number; full: readonly string[] },
): Promise<Silence[]> {
  return tx<Silence[]>`
    update applications set silence_told = 3
    where id in (
      select id from applications
      where ${forSomebody(tx)} and ${unanswered(tx)} and ${waitingFor(tx, now, silenceDays.last)} and silence_told < 3
        and id <> all(string_to_array(${full.join()}, ',')::uuid[])
      order by submitted_at limit ${batch} for update skip locked)
    returning id, email, reference, ${provenWords(tx)}, ${applicationJob(tx)}`;
}
