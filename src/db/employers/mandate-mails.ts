import type { Sql } from "../sql.ts";
import { waitingRequests } from "./mandate-queue.ts";

interface EndingMandate {
  email: string;
  firstName: string;
  company: string;
  validUntil: string;
  hides: boolean;
}

const batch = 100;

/** Returns each check once within its last 30 days and once within 7, even if two processes ask. */
export function takeEndingMandates(tx: Sql): Promise<EndingMandate[]> {
  return tx<EndingMandate[]>`
    with due as (
      select mandates.id, company, valid_until, email, first_name,
        case when valid_until <= utc_today() + 7 then 7 else 30 end as days
      from mandates join users on users.id = employer_id
      where state = 'checked' and valid_until between utc_today() and utc_today() + 30 and suspended_at is null
        and not exists (select from mandate_reminders as told
          where told.mandate_id = mandates.id and told.valid_until = mandates.valid_until
            and told.days = case when mandates.valid_until <= utc_today() + 7 then 7 else 30 end)
      order by valid_until limit ${batch}
    ), told as (
      insert into mandate_reminders (mandate_id, valid_until, days) select id, valid_until, days from due
      on conflict do nothing returning mandate_id
    )
    select company, due.valid_until, email, first_name, (select employer_check from employer_rules) = 'before' as hides
    from due join told on told.mandate_id = due.id`;
}

interface HiddenEmployer {
  email: string;
  company: string;
}

export function takeHiddenEmployers(tx: Sql): Promise<HiddenEmployer[]> {
  return tx<HiddenEmployer[]>`
    with due as (
      select distinct on (users.id) users.id, email, company
      from mandates join users on users.id = mandates.employer_id
      where granted_unchecked and state = 'none' and suspended_at is null
        and (select employer_check from employer_rules) = 'before'
        and not exists (select from mandate_notices where mandate_notices.employer_id = users.id)
        and not exists (select from mandate_requests where mandate_requests.employer_id = users.id)
        and exists (select from jobs
          where jobs.employer_id = mandates.employer_id and jobs.company = mandates.company and jobs.closed_at is null
            and jobs.closes_on >= utc_today() and jobs.employer_until = '-infinity')
      order by users.id, company limit ${batch}
    ), told as (
      insert into mandate_notices (employer_id) select id from due on conflict do nothing returning employer_id
    )
    select email, company from due join told on told.employer_id = due.id`;
}

/** Returns the count once a day. Undefined when nobody waits. */
export async function takeWaitingNotice(tx: Sql): Promise<number | undefined> {
  const [row] = await tx<{ waiting: number }[]>`
    with waiting as (
      select count(*)::int as n from (select from ${waitingRequests(tx)} limit 1000) as requests
    ), told as (
      insert into administrator_emails as last (kind, sent_at) select 'employers waiting', now() from waiting where n > 0
      on conflict (kind) do update set sent_at = now() where last.sent_at <= now() - interval '24 hours'
      returning kind
    )
    select n as waiting from waiting, told`;
  return row?.waiting;
}
