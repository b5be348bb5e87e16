import type { ApplicationStatus } from "../../shared/applications/application-status.ts";
import { holdMinutes, type RejectionReason } from "../../shared/applications/rejection.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface NoticeWords {
  id: string;
  reason: RejectionReason | null;
  noteSealed: Uint8Array | null;
  noteKeyId: string | null;
}

export interface HeldChange extends NoticeWords {
  applicationId: string;
  fromStatus: ApplicationStatus;
  toStatus: ApplicationStatus;
  emailId: string | null;
  toldAt: Date;
}

export const isHeld = (sql: Sql) => sql`told_at > now()`;

/** The status as the candidate knows it. */
export const toldStatus = (sql: Sql) => sql`
  coalesce(
    (select from_status from status_notices
      where application_id = applications.id and ${isHeld(sql)} order by changed_at limit 1),
    application_status)`;

export async function findToldStatus(sql: Sql, applicationId: string): Promise<ApplicationStatus> {
  return onlyValue(sql<{ status: ApplicationStatus }[]>`
    select ${toldStatus(sql)} as status from applications where id = ${applicationId}`);
}

export const heldUntil = (sql: Sql) => sql`
  (select max(told_at) from status_notices where application_id = applications.id and ${isHeld(sql)}) as held_until`;

export const lastRejection = (sql: Sql) => sql`
  (select json_build_object(
      'id', id, 'reason', reason, 'noteSealed', encode(note_sealed, 'base64'), 'noteKeyId', note_key_id)
    from status_notices where application_id = applications.id and to_status = 'rejected'
    order by changed_at desc limit 1) as last_rejection`;

/** The result of `lastRejection`, with the note in base64, because JSON holds no bytes. */
export interface LastRejection extends Omit<NoticeWords, "noteSealed"> {
  noteSealed: string | null;
}

export async function listHeldChanges(tx: Sql, applicationId: string): Promise<HeldChange[]> {
  return tx<HeldChange[]>`
    select id, application_id, from_status, to_status, reason, note_sealed, note_key_id, email_id, told_at
    from status_notices where application_id = ${applicationId} and ${isHeld(tx)} order by changed_at`;
}

interface NewNotice {
  id: string;
  applicationId: string;
  from: ApplicationStatus;
  to: ApplicationStatus;
  reason: RejectionReason | null;
  note: Sealed | undefined;
}

/** Holds all changes of this application for ten more minutes. Returns the end of that time. */
export async function insertHeldChange(tx: Sql, notice: NewNotice): Promise<Date> {
  const { id, applicationId, from, to, reason, note } = notice;
  await tx`
    insert into status_notices (id, application_id, from_status, to_status, reason, note_sealed, note_key_id, told_at)
    values (${id}, ${applicationId}, ${from}, ${to}, ${reason}, ${note?.bytes ?? null}, ${note?.keyId ?? null}, 'infinity')`;
  await tx`
    update status_notices set told_at = now() + make_interval(mins => ${holdMinutes})
    where application_id = ${applicationId} and ${isHeld(tx)}`;
  return onlyValue(tx<{ toldAt: Date }[]>`select told_at from status_notices where id = ${id}`);
}

/** Records a change that nobody holds, because the candidate caused it. */
export async function insertToldChange(
  tx: Sql,
  { applicationId, from, to }: Pick<NewNotice, "applicationId" | "from" | "to">,
): Promise<void> {
  await tx`
    insert into status_notices (id, application_id, from_status, to_status, told_at)
    values (gen_random_uuid(), ${applicationId}, ${from}, ${to}, now())`;
}

export async function updateHeldEmail(tx: Sql, applicationId: string, emailId: string | null): Promise<void> {
  await tx`
    update status_notices set email_id = ${emailId} where application_id = ${applicationId} and ${isHeld(tx)}`;
}

export async function deleteHeldChanges(tx: Sql, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx`delete from status_notices where id in ${tx(ids)}`;
}

/** The email about the change goes now, so the candidate's page shows the change at once. */
export async function endHold(tx: Sql, applicationId: string): Promise<void> {
  await tx`update status_notices set told_at = now() where application_id = ${applicationId} and ${isHeld(tx)}`;
}

interface ToldStatus extends NoticeWords {
  status: ApplicationStatus;
  changedAt: Date;
}

/** Lists the statuses, oldest first. All changes of one email count as one. */
export async function listToldStatuses(sql: Sql, applicationId: string): Promise<ToldStatus[]> {
  return sql<ToldStatus[]>`
    select distinct on (told_at) id, to_status as status, told_at as changed_at, reason, note_sealed, note_key_id
    from status_notices where application_id = ${applicationId} and not ${isHeld(sql)}
    order by told_at, status_notices.changed_at desc`;
}

export async function deleteNoticesOf(tx: Sql, applicationId: string): Promise<void> {
  await tx`delete from status_notices where application_id = ${applicationId}`;
}
