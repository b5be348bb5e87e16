import type { Sealed } from "../services/vault.ts";
import type { Job } from "../shared/job.ts";
import { type AlertFilter, type AlertFrequency, jobFilterOf } from "../shared/job-alert.ts";
import { pauseOf } from "./job-alerts.ts";
import { jobColumns } from "./job-columns.ts";
import { matches, plannedFor } from "./job-matching.ts";
import type { Database, Sql } from "./sql.ts";

/** Instants are texts with microseconds, as PostgreSQL compares them. */
const micros = (sql: Sql, column: string) => sql`
  to_char(${sql(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** Those who are to be told of one list. */
export interface DueList extends AlertFilter {
  /** What came after this moment is new to somebody of them. */
  since: string;
}

/**
 * Up to this moment vacancies are looked at. A minute ago, since one that is being posted bears the moment at which that
 * began, and shows only at its end; no request takes as long.
 */
export async function alertsUntil(sql: Sql): Promise<string> {
  const [row] = await sql<{ until: string }[]>`
    select ${micros(sql, "moment")} as until from (select now() - interval '1 minute' as moment) as moments`;
  return row!.until;
}

/** Each list once, however many asked for it, in a fixed order, from the one after `after` on. */
export async function listDueLists(
  sql: Sql,
  after: AlertFilter | undefined,
  limit: number,
): Promise<DueList[]> {
  return sql<DueList[]>`
    select search, country, sector, experience_level, ${micros(sql, "oldest")} as since
    from (
      select search, country, sector, experience_level, min(seen_until) as oldest
      from job_alerts where due_at <= now()
      ${
        after
          ? sql`and (search, country, sector, experience_level) >
              (${after.search}, ${after.country}, ${after.sector}, ${after.experienceLevel})`
          : sql``
      }
      group by search, country, sector, experience_level
      order by search, country, sector, experience_level
      limit ${limit}
    ) as lists
    order by search, country, sector, experience_level`;
}

export type NewJob = Job & { createdAtMicros: string };

/** Newest first. Samples are left out: nobody is written to about a vacancy that does not exist. */
export function listNewJobs(sql: Database, list: DueList, until: string, limit: number): Promise<NewJob[]> {
  const filter = jobFilterOf(list);
  return plannedFor(
    sql,
    filter,
    (sql) => sql<NewJob[]>`
      select ${jobColumns(sql)}, ${micros(sql, "jobs.created_at")} as created_at_micros
      from jobs
      where ${matches(sql, filter)} and not jobs.sample
        and jobs.created_at > ${list.since}::text::timestamptz
        and jobs.created_at <= ${until}::text::timestamptz
      order by jobs.created_at desc, jobs.id desc
      limit ${limit}`,
  );
}

const due = (sql: Sql, { search, country, sector, experienceLevel, since }: DueList) => sql`
  search = ${search} and country = ${country} and sector = ${sector}
  and experience_level = ${experienceLevel} and due_at <= now() and seen_until >= ${since}::text::timestamptz`;

/** The hour of the day stays the same, unless days were missed. */
const lookedAt = (sql: Sql, until: string) => sql`
  seen_until = greatest(seen_until, ${until}::text::timestamptz),
  due_at = case when due_at + ${pauseOf(sql)} > now() then due_at else now() end + ${pauseOf(sql)}`;

/** When there is nothing to tell. */
export async function passOverAlerts(sql: Sql, list: DueList, until: string): Promise<void> {
  await sql`update job_alerts set ${lookedAt(sql, until)} where ${due(sql, list)}`;
}

export interface ClaimedAlert {
  id: string;
  email: string;
  frequency: AlertFrequency;
  seenUntil: string;
  token: Sealed;
}

/** Takes some of those who are to be told, so that nobody else takes them; to be called with what tells them. */
export async function claimAlerts(
  sql: Sql,
  list: DueList,
  until: string,
  limit: number,
): Promise<ClaimedAlert[]> {
  const rows = await sql<(Omit<ClaimedAlert, "token"> & { tokenSealed: Uint8Array; tokenKeyId: string })[]>`
    with taken as materialized (
      select id, seen_until as seen_before from job_alerts where ${due(sql, list)}
      limit ${limit} for update skip locked
    )
    update job_alerts set ${lookedAt(sql, until)}
    from taken where job_alerts.id = taken.id
    returning job_alerts.id, email, frequency, token_sealed, token_key_id,
      ${micros(sql, "taken.seen_before")} as seen_until`;
  return rows.map(({ tokenSealed, tokenKeyId, ...alert }) => ({
    ...alert,
    token: { bytes: tokenSealed, keyId: tokenKeyId },
  }));
}
