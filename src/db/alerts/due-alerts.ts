import { type AlertFilter, type AlertFrequency, jobFilterOf } from "../../shared/alerts/job-alert.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { micros } from "../cursor.ts";
import { isOpen, jobColumns } from "../jobs/job-columns.ts";
import { words } from "../jobs/job-matching.ts";
import type { Sql } from "../sql.ts";
import { pauseOf } from "./job-alerts.ts";

/** Those who are to be told of one list. */
export interface DueList extends AlertFilter {
  /** What came after this moment is new to somebody of them. */
  since: string;
}

/**
 * Up to this moment vacancies are looked at. A minute ago, since one that is being posted bears the moment at which that
 * began, and shows only at its end; no request takes as long. (The loading of a dataset does.)
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

export interface NewJob extends Job {
  /** When it came here, however old it said it was. */
  listedAtMicros: string;
}

/**
 * What is new in each of some lists, newest first. What is new at all is read once and compared with all of them. Samples are
 * left out: nobody is written to about a vacancy that does not exist.
 */
export async function listNewJobs(
  sql: Sql,
  lists: readonly DueList[],
  until: string,
  limit: number,
): Promise<NewJob[][]> {
  const since = lists.map((list) => list.since).sort()[0] ?? until;
  const rows = await sql<(NewJob & { place: number })[]>`
    with lists as materialized (
      select place, lower(country) as country, sector, experience_level, since::timestamptz, array(
        select '%' || regexp_replace(search_normal(word), '[%_\\\\]', '\\\\\\&', 'g') || '%'
        from json_array_elements_text(words) as searched (word)
      ) as patterns
      from json_to_recordset(${comparable(lists)}::text::json) as list (
        place integer, words json, country text, sector text, experience_level text, since text)
    ), new as materialized (
      select id, coalesce(listed_at, created_at) as listed_at, lower(country) as country, sector, experience_level,
        search_text
      from jobs
      where ${isOpen(sql)} and not sample
        and coalesce(listed_at, created_at) > ${since}::text::timestamptz
        and coalesce(listed_at, created_at) <= ${until}::text::timestamptz
    )
    select found.place, ${jobColumns(sql)}, ${micros(sql, "found.listed_at")} as listed_at_micros
    from lists, lateral (
      select place, id, listed_at from new
      where listed_at > lists.since and search_text like all (patterns)
        and lists.country in (new.country, '') and lists.sector in (new.sector, '')
        and lists.experience_level in (new.experience_level, '')
      order by listed_at desc, id desc limit ${limit}
    ) as found join jobs using (id)
    order by found.listed_at desc, id desc`;
  const found: NewJob[][] = lists.map(() => []);
  for (const { place, ...job } of rows) found[place]!.push(job);
  return found;
}

/** As JSON: arrays need types that Workers do not fetch. */
const comparable = (lists: readonly DueList[]) =>
  JSON.stringify(
    lists.map(({ country, sector, experienceLevel, since, ...list }, place) => ({
      place,
      words: words(jobFilterOf({ country, sector, experienceLevel, ...list })),
      country,
      sector,
      experience_level: experienceLevel,
      since,
    })),
  );

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
