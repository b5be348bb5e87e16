import type { Sealed } from "../../shared/sealed.ts";
import { firstRow, hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface NewSubscriber {
  email: string;
  language: string;
  tokenHash: Uint8Array;
}

export async function insertSubscriber(
  sql: Sql,
  { email, language, tokenHash }: NewSubscriber,
): Promise<boolean> {
  return hasRows(sql`
    insert into newsletter_subscribers (email, language, token_hash)
    select ${email}::text, ${language}::text, ${tokenHash}::bytea where not exists (
      select from job_alerts where email = ${email} and confirmed_at is not null
        and (search, country, sector, experience_level, conditions) = ('', '', '', '', ''))
    on conflict (email) do update
      set language = excluded.language, token_hash = excluded.token_hash, created_at = now()
      where newsletter_subscribers.confirmed_at is null
    returning email`);
}

/** False for an unknown link. True again for a used one. */
export async function confirmSubscriber(sql: Sql, tokenHash: Uint8Array): Promise<boolean> {
  const waiting = await sql`
    update newsletter_subscribers set confirmed_at = coalesce(confirmed_at, now())
    where token_hash = ${tokenHash} returning email`;
  if (waiting.length === 1) return true;
  return hasRows(sql`select from job_alerts where newsletter_hash = ${tokenHash}`);
}

export async function findSubscriberAddress(sql: Sql, tokenHash: Uint8Array): Promise<string | undefined> {
  const row = await firstRow(sql<{ email: string }[]>`
    select email from newsletter_subscribers where token_hash = ${tokenHash}
    union all select email from job_alerts where newsletter_hash = ${tokenHash}`);
  return row?.email;
}

export async function deleteSubscriber(sql: Sql, tokenHash: Uint8Array): Promise<void> {
  // A task may move a subscriber to the alerts meanwhile. In this order one of the two statements still finds them.
  await sql`delete from newsletter_subscribers where token_hash = ${tokenHash}`;
  await sql`delete from job_alerts where newsletter_hash = ${tokenHash}`;
}

interface Subscriber {
  email: string;
  language: string;
  tokenHash: Uint8Array | null;
  confirmedAt: Date;
}

export const takeConfirmedSubscribers = (sql: Sql, limit: number): Promise<Subscriber[]> => sql<Subscriber[]>`
  delete from newsletter_subscribers where email in (
    select email from newsletter_subscribers where confirmed_at is not null
    limit ${limit} for update skip locked)
  returning email, language, token_hash, confirmed_at`;

interface NewsletterAlert extends Subscriber {
  id: string;
  alertHash: Uint8Array;
  token: Sealed;
}

/** Covers at most the last week. An existing alert for all jobs stays as it is. */
export async function insertNewsletterAlert(sql: Sql, alert: NewsletterAlert): Promise<void> {
  const { id, email, language, alertHash, token, tokenHash, confirmedAt } = alert;
  await sql`
    insert into job_alerts as alert (id, email, language, search, country, sector, experience_level, frequency,
      token_hash, token_sealed, token_key_id, newsletter_hash, confirmed_at, seen_until, due_at)
    values (${id}, ${email}, ${language}, '', '', '', '', 'weekly', ${alertHash}, ${token.bytes}, ${token.keyId}, ${tokenHash},
      ${confirmedAt}, greatest(${confirmedAt}, now() - interval '7 days'), ${confirmedAt}::timestamptz + interval '7 days')
    on conflict (email, search, country, sector, experience_level, conditions) do update set
      newsletter_hash = excluded.newsletter_hash,
      frequency = case when alert.confirmed_at is null then excluded.frequency else alert.frequency end,
      confirmed_at = coalesce(alert.confirmed_at, excluded.confirmed_at),
      seen_until = case when alert.confirmed_at is null then excluded.seen_until else alert.seen_until end,
      due_at = coalesce(alert.due_at, excluded.due_at)`;
}
