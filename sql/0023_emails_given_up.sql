-- `failure` is a code for why the last attempt failed; it names nobody. After `given_up_at` nobody tries again.
alter table outbox add column failure text, add column given_up_at timestamptz;
update outbox set given_up_at = now() where sent_at is null and attempts >= 10;

drop index outbox_due;
create index outbox_due on outbox (bulk, next_attempt_at) where sent_at is null and given_up_at is null;
create index outbox_failed on outbox (given_up_at desc nulls last, created_at desc, id)
  where sent_at is null and (given_up_at is not null or failure is not null);
