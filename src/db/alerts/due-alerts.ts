import type { AlertFilter, AlertFrequency } from "../../shared/alerts/job-alert.ts";
import type { Job } from "../../shared/jobs/job.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { micros } from "../cursor.ts";
import { jobColumns } from "../jobs/job-columns.ts";
import { holdsPhrases } from "../jobs/search/list-matches.ts";
import type { PhraseCondition } from "../jobs/search/search-plan.ts";
import { onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";
import { pauseOf } from "./job-alerts.ts";

export interface DueList extends AlertFilter {
  /** Jobs after this moment are new to a subscriber of this list. */
  since: string;
}

/** A posting has an earlier time than its commit, so the search for new jobs ends a minute ago. */
export async function findAlertsUntil(sql: Sql): Promise<string> {
  return onlyValue(sql<{ until: string }[]>`
    select ${micros(sql, "moment")} as until from (select now() - interval '1 minute' as moment) as moments`);
}

export async function listDueLists(
  sql: Sql,
  after: AlertFilter | undefined,
  limit: number,
): Promise<DueList[]> {
  return sql<DueList[]>`
    select search, country, sector, experience_level, conditions, ${micros(sql, "oldest")} as since
    from (
      select search, country, sector, experience_level, conditions, min(seen_until) as oldest
      from job_alerts where due_at <= now()
      ${
        after
          ? sql`and (search, country, sector, experience_level, conditions) >
              (${after.search}, ${after.country}, ${after.sector}, ${after.experienceLevel}, ${after.conditions})`
          : sql``
      }
      group by search, country, sector, experience_level, conditions
      order by search, country, sector, experience_level, conditions
      limit ${limit}
    ) as lists
    order by search, country, sector, experience_level, conditions`;
}

export interface NewJob extends Job {
  listedAtMicros: string;
}

interface ReadList extends DueList {
  query: string | undefined;
  salaryFrom?: number | undefined;
  phrases?: readonly PhraseCondition[] | undefined;
}

/** Among new jobs with the words of a quoted text, the site reads at most so many for the text itself. */
const mostRead = 1_000;

/** Returns at most `limit` jobs for each list, in the order of the lists. */
export async function listNewJobs(
  sql: Sql,
  lists: readonly ReadList[],
  until: string,
  limit: number,
): Promise<NewJob[][]> {
  const asked = lists.map(({ query = null, salaryFrom = null, phrases = [], since }, place) => ({
    place,
    query,
    salary_from: salaryFrom,
    phrases,
    wanted: phrases.length > 0 ? mostRead : limit,
    since,
  }));
  const rows = await sql<(NewJob & { place: number })[]>`
    select list.place, ${jobColumns(sql)}, ${micros(sql, "found.listed_at")} as listed_at_micros
    from json_to_recordset(${JSON.stringify(asked)}::text::json)
        as list (place integer, query text, salary_from integer, phrases json, wanted integer, since text),
      search_arrivals(list.query::tsquery, list.salary_from, list.since::timestamptz, ${until}::text::timestamptz, wanted) as found
    join jobs using (id)
    where ${holdsPhrases(sql, sql`list.phrases`)}
    order by found.listed_at desc, id desc`;
  const found: NewJob[][] = lists.map(() => []);
  for (const { place, ...job } of rows) if (found[place]!.length < limit) found[place]!.push(job);
  return found;
}

const due = (sql: Sql, { search, country, sector, experienceLevel, conditions, since }: DueList) => sql`
  search = ${search} and country = ${country} and sector = ${sector}
  and experience_level = ${experienceLevel} and conditions = ${conditions} and due_at <= now() and seen_until >= ${since}::text::timestamptz`;

/** Keeps the hour of the day unless days were missed. */
const lookedAt = (sql: Sql, until: string) => sql`
  seen_until = greatest(seen_until, ${until}::text::timestamptz),
  due_at = case when due_at + ${pauseOf(sql)} > now() then due_at else now() end + ${pauseOf(sql)}`;

export async function passOverAlerts(sql: Sql, list: DueList, until: string): Promise<void> {
  await sql`update job_alerts set ${lookedAt(sql, until)} where ${due(sql, list)}`;
}

export interface DueAlert {
  id: string;
  email: string;
  language: string;
  frequency: AlertFrequency;
  seenUntil: string;
  token: Sealed;
}

export async function takeAlerts(sql: Sql, list: DueList, until: string, limit: number): Promise<DueAlert[]> {
  const rows = await sql<(Omit<DueAlert, "token"> & { tokenSealed: Uint8Array; tokenKeyId: string })[]>`
    with taken as materialized (
      select id, seen_until as seen_before from job_alerts where ${due(sql, list)}
      limit ${limit} for update skip locked
    )
    update job_alerts set ${lookedAt(sql, until)}
    from taken where job_alerts.id = taken.id
    returning job_alerts.id, email, language, frequency, token_sealed, token_key_id,
      ${micros(sql, "taken.seen_before")} as seen_until`;
  return rows.map(({ tokenSealed, tokenKeyId, ...alert }) => ({
    ...alert,
    token: { bytes: tokenSealed, keyId: tokenKeyId },
  }));
}
