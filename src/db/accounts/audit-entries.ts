import type { AuditActor } from "../../shared/accounts/audit.ts";
import type { Counted } from "../../shared/counted.ts";
import { isUuid } from "../../shared/uuid.ts";
import { type Cursor, micros } from "../cursor.ts";
import { countCapped } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface AuditFilter {
  /** Matches the subject, the actor and shown applications. */
  anyId?: string[] | undefined;
  actor?: AuditActor | undefined;
  action?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

export interface StoredAuditEntry {
  id: string;
  happenedAt: Date;
  actorKind: AuditActor;
  actorId: string | null;
  action: string;
  subjectKind: string;
  subjectId: string;
  ids: string[];
  details: Record<string, string | number | boolean | null>;
  session: string | null;
  network: string | null;
  cursorMicros: string;
}

interface Page {
  limit: number;
  offset?: number;
  cursor?: Cursor | undefined;
}

/** A function of the database finds these entries by its indexes alone. */
function source(sql: Sql, { anyId }: AuditFilter) {
  if (!anyId) return sql`audit_log`;
  const found = anyId.map(
    (id) => sql`union select audit_entries_with(${id}, ${isUuid(id) ? id : null}::uuid)`,
  );
  return sql`(
    with found as materialized (select null::bigint as id where false ${found})
    select entry.* from found cross join lateral (
      select * from audit_log where audit_log.id = found.id limit 1) as entry) as audit_log`;
}

const newestFirst = (sql: Sql) => sql`order by happened_at desc, audit_log.id desc`;

const matching = (sql: Sql, { actor, action, from, to }: AuditFilter) => sql`
  true
  ${actor ? sql`and actor_kind = ${actor}` : sql``}
  ${action ? sql`and action = ${action}` : sql``}
  ${from ? sql`and happened_at >= ${from}::text::timestamp at time zone 'utc'` : sql``}
  ${to ? sql`and happened_at < (${to}::text::timestamp + interval '1 day') at time zone 'utc'` : sql``}`;

export function listAuditEntries(
  sql: Sql,
  filter: AuditFilter,
  { limit, offset = 0, cursor }: Page,
): Promise<StoredAuditEntry[]> {
  const after = cursor
    ? sql`and (happened_at, id) < (${cursor.createdAt}::text::timestamptz, ${cursor.id}::bigint)`
    : sql``;
  return sql<StoredAuditEntry[]>`
    select id::text, happened_at, actor_kind, actor_id, action, subject_kind, subject_id, details,
      coalesce(array_to_json(ids), '[]') as ids,
      left(encode(session, 'hex'), 8) as session, left(encode(network, 'hex'), 8) as network,
      ${micros(sql, "happened_at")} as cursor_micros
    from ${source(sql, filter)} where ${matching(sql, filter)} ${after}
    ${newestFirst(sql)} limit ${limit} offset ${offset}`;
}

/** Counts up to a limit, because the log is the site's longest list. The database reads an index in this order. */
export async function countAuditEntries(sql: Sql, filter: AuditFilter): Promise<Counted> {
  return countCapped(sql, sql`${source(sql, filter)} where ${matching(sql, filter)} ${newestFirst(sql)}`);
}

/** Reads one entry of the index for each action. */
export async function listAuditActions(sql: Sql): Promise<string[]> {
  const rows = await sql<{ action: string }[]>`
    with recursive actions as (
      (select action from audit_log order by action limit 1)
      union all
      select (select action from audit_log where action > actions.action order by action limit 1)
      from actions where actions.action is not null
    )
    select action from actions where action is not null`;
  return rows.map(({ action }) => action);
}
