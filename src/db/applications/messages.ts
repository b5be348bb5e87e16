import type { ConversationClosed, MessageSide } from "../../shared/applications/message.ts";
import type { ReviewRule } from "../../shared/jobs/job-review.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { type Cursor, micros, placeOf } from "../cursor.ts";
import { firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { withheldReason } from "./employer-view.ts";

export interface StoredMessage {
  id: string;
  applicationId: string;
  sender: MessageSide;
  textSealed: Uint8Array;
  textKeyId: string;
  rules: ReviewRule[];
  createdAt: Date;
  readAt: Date | null;
  reportedAt: Date | null;
}

const columns = (sql: Sql) => sql`
  id, application_id, sender, text_sealed, text_key_id, rules, created_at, read_at, reported_at`;

export interface StoredConversation {
  applicationId: string;
  closed: ConversationClosed | null;
  candidate: string | null;
  company: string | null;
  jobId: string | null;
  reference: string;
  title: string | null;
}

/** Gives the reason why nobody may write. The query selects from `applications`. */
const closedBecause = (sql: Sql) => sql`
  case when exists (select from jobs where jobs.id = applications.job_id and employer_id is not null)
    then (select ${withheldReason(sql)} from jobs where jobs.id = applications.job_id)
    else 'none' end`;

/** With `employer`, finds only a conversation about a job of this employer. */
export async function findConversation(
  sql: Sql,
  { applicationId, employerId }: { applicationId: string; employerId?: string | undefined },
  { hold = false } = {},
): Promise<StoredConversation | undefined> {
  const own = employerId
    ? sql`and exists (select from jobs
        where jobs.id = applications.job_id and employer_id = ${employerId} and taken_down_at is null)`
    : sql``;
  return firstRow(sql<StoredConversation[]>`
    select id as application_id, full_name as candidate, job_id, reference, ${closedBecause(sql)} as closed,
      (select title from jobs where jobs.id = applications.job_id) as title,
      (select company from jobs where jobs.id = applications.job_id) as company
    from applications where id = ${applicationId} and submitted_at is not null ${own}
    ${hold ? sql`for update of applications` : sql``}`);
}

/** The newest messages of each application, oldest first. */
export async function listMessages(
  sql: Sql,
  applicationIds: readonly string[],
  most: number | null,
): Promise<StoredMessage[]> {
  if (applicationIds.length === 0) return [];
  return sql<StoredMessage[]>`
    select newest.* from applications cross join lateral (
      select ${columns(sql)}, seq from application_messages
      where application_id = applications.id order by seq desc limit ${most}) as newest
    where applications.id in ${sql(applicationIds)} order by newest.seq`;
}

interface MessageCounts {
  applicationId: string;
  total: number;
  unread: number;
}

export async function countMessages(
  sql: Sql,
  applicationIds: readonly string[],
  reader: MessageSide,
): Promise<MessageCounts[]> {
  if (applicationIds.length === 0) return [];
  return sql<MessageCounts[]>`
    select application_id, count(*)::int as total,
      (count(*) filter (where read_at is null and sender <> ${reader}))::int as unread
    from application_messages where application_id in ${sql(applicationIds)} group by application_id`;
}

export async function findMessageOfForm(
  sql: Sql,
  applicationId: string,
  formDigest: Uint8Array,
): Promise<StoredMessage | undefined> {
  return firstRow(sql<StoredMessage[]>`
    select ${columns(sql)} from application_messages
    where application_id = ${applicationId} and form_digest = ${formDigest}::bytea`);
}

interface NewRow {
  id: string;
  applicationId: string;
  sender: MessageSide;
  text: Sealed;
  formDigest: Uint8Array | null;
  rules: readonly ReviewRule[];
}

/** Also marks everything before it as read by the sender. */
export async function insertMessage(tx: Sql, message: NewRow): Promise<Date> {
  const { id, applicationId, sender, text, formDigest, rules } = message;
  await markRead(tx, { applicationId, reader: sender });
  const [row] = await tx<{ createdAt: Date }[]>`
    insert into application_messages (id, application_id, sender, text_sealed, text_key_id, form_digest, rules, created_at)
    values (${id}, ${applicationId}, ${sender}, ${text.bytes}, ${text.keyId}, ${formDigest}::bytea,
      ${`{${rules.join()}}`}::text::text[], clock_timestamp())
    returning created_at`;
  return row!.createdAt;
}

/** Marks all messages as read, or those up to `until`. Marks none when `until` is unknown. */
export async function markRead(
  sql: Sql,
  {
    applicationId,
    reader,
    until,
  }: { applicationId: string; reader: MessageSide; until?: string | undefined },
): Promise<void> {
  await sql`
    update application_messages set read_at = now()
    where application_id = ${applicationId} and sender <> ${reader} and read_at is null
      ${until ? sql`and seq <= (select seq from application_messages where id = ${until} and application_id = ${applicationId})` : sql``}`;
}

/** Returns undefined for a message that the reader wrote. */
export async function lockMessageFor(
  tx: Sql,
  { id, applicationId, reader }: { id: string; applicationId: string; reader: MessageSide },
): Promise<{ reportedAt: Date | null } | undefined> {
  return firstRow(tx<{ reportedAt: Date | null }[]>`
    select reported_at from application_messages
    where id = ${id} and application_id = ${applicationId} and sender <> ${reader} for update`);
}

/** The administrator also decides again on a message that a rule had marked before. */
export async function markReported(tx: Sql, id: string, reason: Sealed): Promise<Date> {
  const [row] = await tx<{ reportedAt: Date }[]>`
    update application_messages
    set reported_at = now(), reason_sealed = ${reason.bytes}, reason_key_id = ${reason.keyId},
      decision = null, decided_at = null
    where id = ${id} returning reported_at`;
  return row!.reportedAt;
}

export async function deleteMessagesOf(tx: Sql, applicationId: string): Promise<void> {
  await tx`delete from application_messages where application_id = ${applicationId}`;
}

interface ListedMessage extends StoredMessage {
  createdAtMicros: string;
}

export async function listMessagePage(
  sql: Sql,
  applicationId: string,
  { limit, cursor }: { limit: number; cursor?: Cursor | undefined },
): Promise<ListedMessage[]> {
  return sql<ListedMessage[]>`
    select ${columns(sql)}, ${micros(sql, "created_at")} as created_at_micros from application_messages
    where application_id = ${applicationId} ${cursor ? sql`and (created_at, id) < ${placeOf(sql, cursor)}` : sql``}
    order by created_at desc, id desc limit ${limit}`;
}
