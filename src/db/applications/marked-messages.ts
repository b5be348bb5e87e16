import type { Counted } from "../../shared/counted.ts";
import { countCapped, countRows, firstRow } from "../rows.ts";
import type { Sql } from "../sql.ts";
import type { StoredMessage } from "./messages.ts";

type MessageDecision = "kept" | "suspended";

/** A message that a rule marked or its reader reported. */
export interface MarkedMessage extends StoredMessage {
  reasonSealed: Uint8Array | null;
  reasonKeyId: string | null;
  decision: MessageDecision | null;
  decidedAt: Date | null;
  reference: string;
  candidate: string | null;
  title: string | null;
  company: string | null;
  employerId: string | null;
}

const marked = (sql: Sql) => sql`(rules <> '{}' or reported_at is not null)`;

export const undecidedMessages = (sql: Sql) => sql`
  application_messages where ${marked(sql)} and decided_at is null`;

export function listMarkedMessages(
  sql: Sql,
  page: { limit: number; offset: number; isDecided: boolean },
): Promise<MarkedMessage[]> {
  const order = page.isDecided ? sql`created_at desc, id` : sql`created_at, id desc`;
  return sql<MarkedMessage[]>`
    select shown.*, reference, full_name as candidate, jobs.title, jobs.company, users.id as employer_id
    from (
      select id, application_id, sender, text_sealed, text_key_id, rules, created_at, read_at, reported_at,
        reason_sealed, reason_key_id, decision, decided_at
      from application_messages
      where ${marked(sql)} and decided_at is ${page.isDecided ? sql`not null` : sql`null`}
      order by ${order} limit ${page.limit} offset ${page.offset}) as shown
    join applications on applications.id = shown.application_id
    left join jobs on jobs.id = applications.job_id
    left join users on users.id = jobs.employer_id and users.suspended_at is null and users.erased_at is null
    order by ${page.isDecided ? sql`shown.created_at desc, shown.id` : sql`shown.created_at, shown.id desc`}`;
}

export async function countMarkedMessages(sql: Sql): Promise<{ total: number; undecided: Counted }> {
  return {
    total: await countRows(sql, sql`application_messages where ${marked(sql)}`),
    undecided: await countCapped(sql, undecidedMessages(sql)),
  };
}

interface LockedMessage {
  sender: StoredMessage["sender"];
  decidedAt: Date | null;
  employerId: string | null;
}

export async function findMarkedMessage(sql: Sql, id: string): Promise<LockedMessage | undefined> {
  return firstRow(sql<LockedMessage[]>`
    select sender, decided_at, employer_id
    from application_messages
      join applications on applications.id = application_id left join jobs on jobs.id = job_id
    where application_messages.id = ${id} and ${marked(sql)}`);
}

/** False when somebody has decided before. */
export async function decideMessage(tx: Sql, id: string, decision: MessageDecision): Promise<boolean> {
  const { count } = await tx`
    update application_messages set decision = ${decision}, decided_at = now()
    where id = ${id} and decided_at is null`;
  return count > 0;
}
