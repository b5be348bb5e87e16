import type { AlertFilter, AlertFrequency } from "../../shared/alerts/job-alert.ts";
import type { Sealed } from "../../shared/sealed.ts";
import { countRows, firstRow, hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface JobAlert extends AlertFilter {
  id: string;
  email: string;
  frequency: AlertFrequency;
  confirmed: boolean;
}

interface NewAlert extends AlertFilter {
  id: string;
  email: string;
  language: string;
  frequency: AlertFrequency;
  tokenHash: Uint8Array;
  token: Sealed;
}

const columns = (sql: Sql) => sql`
  id, email, search, country, sector, experience_level, conditions, frequency, confirmed_at is not null as confirmed`;

export const pauseOf = (sql: Sql, frequency: AlertFrequency | ReturnType<Sql> = sql`frequency`) => sql`
  case ${frequency} when 'daily' then interval '1 day' else interval '7 days' end`;

/** False when the same alert is already confirmed. */
export async function insertAlert(sql: Sql, alert: NewAlert): Promise<boolean> {
  const { id, email, language, search, country, sector, experienceLevel, conditions, frequency } = alert;
  const { tokenHash, token } = alert;
  // The sealed token belongs to its id, so the row gets both anew.
  return hasRows(sql`
    insert into job_alerts (id, email, language, search, country, sector, experience_level, conditions, frequency,
      token_hash, token_sealed, token_key_id)
    values (${id}, ${email}, ${language}, ${search}, ${country}, ${sector}, ${experienceLevel}, ${conditions},
      ${frequency}, ${tokenHash}, ${token.bytes}, ${token.keyId})
    on conflict (email, search, country, sector, experience_level, conditions) do update
      set id = excluded.id, language = excluded.language, frequency = excluded.frequency, token_hash = excluded.token_hash,
        token_sealed = excluded.token_sealed, token_key_id = excluded.token_key_id,
        seen_until = now(), created_at = now()
      where job_alerts.confirmed_at is null
    returning id`);
}

export async function findAlert(sql: Sql, tokenHash: Uint8Array): Promise<JobAlert | undefined> {
  return firstRow(sql<JobAlert[]>`
    select ${columns(sql)} from job_alerts where token_hash = ${tokenHash}`);
}

/** Locks all alerts of the address, so that confirmations at once count each other. */
export async function lockAlerts(tx: Sql, tokenHash: Uint8Array): Promise<JobAlert | undefined> {
  const alert = await findAlert(tx, tokenHash);
  if (!alert) return undefined;
  await tx`select pg_advisory_xact_lock(hashtextextended(${alert.email}, 0))`;
  return firstRow(tx<JobAlert[]>`
    select ${columns(tx)} from job_alerts where token_hash = ${tokenHash} for update`);
}

export async function confirmAlert(sql: Sql, id: string): Promise<void> {
  await sql`
    update job_alerts set confirmed_at = now(), due_at = now() + ${pauseOf(sql)}
    where id = ${id} and confirmed_at is null`;
}

export async function countConfirmedAlerts(sql: Sql, email: string): Promise<number> {
  return countRows(sql, sql`job_alerts where email = ${email} and confirmed_at is not null`);
}

/** A new filter reports only jobs from now on. False when the address has such an alert already. */
export async function updateAlert(
  sql: Sql,
  { id, email, search, country, sector, experienceLevel, conditions, frequency }: JobAlert,
): Promise<boolean> {
  return hasRows(sql`
    update job_alerts set
      seen_until = case
        when (search, country, sector, experience_level, conditions)
          = (${search}, ${country}, ${sector}, ${experienceLevel}, ${conditions})
        then seen_until else now() end,
      search = ${search}, country = ${country}, sector = ${sector}, experience_level = ${experienceLevel},
      conditions = ${conditions}, frequency = ${frequency},
      due_at = case when frequency = ${frequency} then due_at
        else now() + ${pauseOf(sql, frequency)} end
    where id = ${id} and not exists (
      select from job_alerts as other
      where other.email = ${email} and other.id <> ${id} and other.search = ${search}
        and other.country = ${country} and other.sector = ${sector}
        and other.experience_level = ${experienceLevel} and other.conditions = ${conditions})
    returning id`);
}

export async function deleteAlert(sql: Sql, tokenHash: Uint8Array): Promise<void> {
  await sql`delete from job_alerts where token_hash = ${tokenHash}`;
}
