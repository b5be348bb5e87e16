import type { InterviewState } from "../../shared/applications/interview.ts";
import { hasConfirmedMailbox } from "../accounts/mailboxes.ts";
import { countRows, firstRow, onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { isForEmployer } from "./employer-view.ts";
import { toldStatus } from "./status-notices.ts";

export interface InterviewRow {
  id: string;
  applicationId: string;
  state: InterviewState;
  slots: Date[];
  chosen: Date | null;
  minutes: number;
  timeZone: string;
  candidateTimeZone: string | null;
  placeSealed: Uint8Array;
  placeKeyId: string;
  sequence: number;
  updatedAt: Date;
}

export interface ShownInterview extends Omit<InterviewRow, "placeSealed" | "placeKeyId"> {
  place: string | undefined;
  asksMoney: boolean;
  isOver: boolean;
}

/** postgres.js has no arrays of instants, so the slots come as JSON. */
const columns = (sql: Sql) => sql`
  interviews.id, interviews.application_id, state, chosen, minutes, time_zone, candidate_time_zone, place_sealed, place_key_id,
  sequence, interviews.updated_at,
  array_to_json(array(select extract(epoch from slot) * 1000 from unnest(slots) as slot)) as slots`;

type Stored = Omit<InterviewRow, "slots"> & { slots: number[] };

async function readRows(rows: PromiseLike<readonly Stored[]>): Promise<InterviewRow[]> {
  return (await rows).map(({ slots, ...row }) => ({ ...row, slots: slots.map((slot) => new Date(slot)) }));
}

const instants = (times: readonly Date[]) => `{${times.map((time) => time.toISOString()).join()}}`;

interface Offered
  extends Pick<InterviewRow, "slots" | "minutes" | "timeZone" | "placeSealed" | "placeKeyId"> {
  now: Date;
}

export async function insertInterview(
  sql: Sql,
  {
    id,
    applicationId,
    slots,
    minutes,
    timeZone,
    placeSealed,
    placeKeyId,
    now,
  }: Offered & { id: string; applicationId: string },
): Promise<InterviewRow> {
  return onlyRow(
    readRows(sql<Stored[]>`
    insert into interviews (id, application_id, slots, minutes, time_zone, candidate_time_zone, place_sealed, place_key_id, created_at, updated_at)
    values (${id}, ${applicationId}, ${instants(slots)}::text::timestamptz[], ${minutes}, ${timeZone},
      (select max(candidate_time_zone) from interviews where application_id = ${applicationId}),
      ${placeSealed}, ${placeKeyId}, ${now}, ${now})
    returning ${columns(sql)}`),
  );
}

/** Offers other times for the same interview, and forgets the chosen one. */
export async function updateInterviewOffer(
  sql: Sql,
  id: string,
  { slots, minutes, timeZone, placeSealed, placeKeyId, now }: Offered,
): Promise<InterviewRow> {
  return onlyRow(
    readRows(sql<Stored[]>`
    update interviews
    set state = 'offered', chosen = null, slots = ${instants(slots)}::text::timestamptz[], minutes = ${minutes},
      time_zone = ${timeZone}, place_sealed = ${placeSealed}, place_key_id = ${placeKeyId},
      sequence = sequence + 1, reminded_day_at = null, reminded_hour_at = null, updated_at = ${now}
    where id = ${id} returning ${columns(sql)}`),
  );
}

export async function updateInterviewState(
  sql: Sql,
  id: string,
  { state, chosen, now }: { state: InterviewState; chosen: Date | null; now: Date },
): Promise<InterviewRow> {
  return onlyRow(
    readRows(sql<Stored[]>`
    update interviews
    set state = ${state}, chosen = ${chosen}::timestamptz, sequence = sequence + 1,
      reminded_day_at = null, reminded_hour_at = null, updated_at = ${now}
    where id = ${id} returning ${columns(sql)}`),
  );
}

export async function updateCandidateZone(sql: Sql, applicationId: string, timeZone: string): Promise<void> {
  await sql`update interviews set candidate_time_zone = ${timeZone} where application_id = ${applicationId}`;
}

export async function lockInterview(
  sql: Sql,
  applicationId: string,
  id: string,
): Promise<InterviewRow | undefined> {
  return firstRow(
    readRows(sql<Stored[]>`
    select ${columns(sql)} from interviews where id = ${id} and application_id = ${applicationId} for update`),
  );
}

export const countInterviews = (sql: Sql, applicationId: string): Promise<number> =>
  countRows(sql, sql`interviews where application_id = ${applicationId}`);

export async function listInterviews(sql: Sql, applicationId: string): Promise<InterviewRow[]> {
  return readRows(sql<Stored[]>`
    select ${columns(sql)} from interviews where application_id = ${applicationId}
    order by interviews.created_at, interviews.id`);
}

export async function deleteInterviews(sql: Sql, applicationId: string): Promise<void> {
  await sql`delete from interviews where application_id = ${applicationId}`;
}

/** True when an agreed or an offered time is ahead, so that the candidate may still come. */
const isAhead = (sql: Sql, now: Date) => sql`
  ((state = 'chosen' and chosen > ${now})
    or (state = 'offered' and exists (select from unnest(slots) as slot where slot > ${now})))`;

export async function lockOpenInterviews(
  sql: Sql,
  applicationId: string,
  now: Date,
): Promise<InterviewRow[]> {
  return readRows(sql<Stored[]>`
    select ${columns(sql)} from interviews
    where application_id = ${applicationId} and ${isAhead(sql, now)}
    order by id for update`);
}

interface InterviewEmployer {
  email: string;
  firstName: string;
  reference: string;
  title: string;
}

/** Finds the account that answers the application. It gets emails only once its mailbox is confirmed. */
export async function findInterviewEmployer(
  sql: Sql,
  applicationId: string,
): Promise<InterviewEmployer | undefined> {
  return firstRow(sql<InterviewEmployer[]>`
    select users.email, first_name, reference, title
    from applications join jobs on jobs.id = applications.job_id join users on users.id = jobs.employer_id
    where applications.id = ${applicationId} and ${hasConfirmedMailbox(sql)}`);
}

export const interviewReminders = { day: 24 * 60, hour: 60 } as const;
export type InterviewReminder = keyof typeof interviewReminders;

/** After an outage, the reader gets only one of the two reminders. */
const leastMinutes = { day: interviewReminders.hour, hour: 0 } as const;

const remindedAt = { day: "reminded_day_at", hour: "reminded_hour_at" } as const;

/** Leaves out an interview that was chosen after the time of the reminder. */
export async function takeInterviewReminders(
  tx: Sql,
  reminder: InterviewReminder,
  now: Date,
  batch: number,
): Promise<InterviewRow[]> {
  const ahead = `${interviewReminders[reminder]} minutes`;
  const least = `${leastMinutes[reminder]} minutes`;
  const column = tx(remindedAt[reminder]);
  return readRows(tx<Stored[]>`
    update interviews set ${column} = ${now}
    where id in (
      select interviews.id from interviews join applications on applications.id = application_id
        join jobs on jobs.id = applications.job_id
      where state = 'chosen' and ${column} is null and chosen > ${now}::timestamptz + ${least}::interval
        and chosen <= ${now}::timestamptz + ${ahead}::interval
        and interviews.updated_at <= chosen - ${ahead}::interval
        and ${isForEmployer(tx)}
      order by interviews.id limit ${batch} for update of applications, interviews skip locked)
    returning ${columns(tx)}`);
}

/** Interviews ahead whose employer lost the application or rejected it. Locks applications first, as requests do. */
export async function lockInterviewsWithoutEmployer(
  tx: Sql,
  now: Date,
  batch: number,
): Promise<InterviewRow[]> {
  return readRows(tx<Stored[]>`
    select ${columns(tx)} from interviews join applications on applications.id = application_id
      left join jobs on jobs.id = applications.job_id
    where ${isAhead(tx, now)} and (${isForEmployer(tx)} is not true or ${toldStatus(tx)} = 'rejected')
    order by interviews.id limit ${batch} for update of applications, interviews skip locked`);
}
