import type { Sql } from "./sql.ts";

export interface Figure {
  name:
    | "outbox_emails"
    | "outbox_overdue_seconds"
    | "payments"
    | "payments_oldest_unsettled_seconds"
    | "reconciler_last_finished_timestamp_seconds"
    | "reconciler_differences"
    | "documents"
    | "drafts";
  state: string | null;
  value: number;
}

/** Partial indexes answer each part, so the cost grows with what waits and not with what is done. */
export function listOperatingFigures(sql: Sql): Promise<Figure[]> {
  return sql<Figure[]>`
    with emails as (
      select count(*) filter (where given_up_at is null and failure is null) as waiting,
        count(*) filter (where given_up_at is null and failure is not null) as retrying,
        count(*) filter (where given_up_at is not null) as given_up,
        min(next_attempt_at) filter (where given_up_at is null) as due_at
      from outbox where sent_at is null
    ), unsettled as (
      select count(*) filter (where status = 'pending') as pending,
        count(*) filter (where status = 'processing') as processing,
        count(*) filter (where status = 'refunding') as refunding,
        min(created_at) as oldest_at
      from payments where status in ('pending', 'processing', 'refunding')
    ), scans as (
      select count(*) filter (where scan_state is null) as unscanned,
        count(*) filter (where scan_state = 'pending') as pending
      from documents where stored_at is not null and (scan_state is null or scan_state in ('pending', 'error'))
    ), refused as (
      select count(*) filter (where scan_state = 'infected') as infected,
        count(*) filter (where scan_state = 'error') as error
      from documents where scan_state in ('infected', 'error')
    ), reconciler as (
      select coalesce(finished_at, (progress #>> '{last,finishedAt}')::timestamptz) as finished_at,
        (select coalesce(sum(found::int), 0)
          from jsonb_each_text(case when finished_at is null then progress #> '{last,counts}' else progress -> 'counts' end)
            as counts (kind, found)) as differences
      from task_runs where task = 'reconcile payments'
    )
    select name, state, value::float8 from emails, unsettled, scans, refused, lateral (values
      ('outbox_emails', 'waiting', waiting),
      ('outbox_emails', 'retrying', retrying),
      ('outbox_emails', 'given_up', given_up),
      ('outbox_overdue_seconds', null, greatest(0, coalesce(extract(epoch from now() - due_at), 0))),
      ('payments', 'pending', unsettled.pending),
      ('payments', 'processing', processing),
      ('payments', 'refunding', refunding),
      ('payments', 'refund_failed', (select count(*) from payments where refund_failed_at is not null)),
      ('payments', 'disputed', (select count(*) from payments where dispute_state = 'open')),
      ('payments_oldest_unsettled_seconds', null, coalesce(extract(epoch from now() - oldest_at), 0)),
      ('documents', 'unscanned', unscanned),
      ('documents', 'pending', scans.pending),
      ('documents', 'infected', infected),
      ('documents', 'error', error),
      ('drafts', null, (select count(*) from applications where submitted_at is null))
    ) as figures (name, state, value)
    union all
    select name, null, value::float8 from reconciler, lateral (values
      ('reconciler_last_finished_timestamp_seconds', extract(epoch from finished_at)),
      ('reconciler_differences', case when finished_at is not null then differences end)
    ) as figures (name, value) where value is not null`;
}
