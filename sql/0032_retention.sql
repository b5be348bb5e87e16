-- The clean-up finds expired rows by these indexes, without reading the rows that are kept.
create index applications_kept on applications (application_status, submitted_at, id)
  where submitted_at is not null and erased_at is null;
create index applications_kept_unpaid on applications (payment_status, submitted_at, id)
  where submitted_at is not null and erased_at is null and payment_status in ('pending', 'failed', 'refunded');
create index applications_kept_withdrawn on applications (submitted_at, id)
  where withdrawn_at is not null and erased_at is null;
create index user_sessions_oldest on user_sessions (expires_at);
create index password_resets_oldest on password_resets (expires_at);
create index draft_links_oldest on draft_links (expires_at);
create index erasure_requests_oldest on erasure_requests (expires_at);
create index application_links_oldest on application_links (expires_at) where expires_at is not null;
create index outbox_oldest on outbox (created_at) where sent_at is not null or given_up_at is not null;
create index payment_events_oldest on payment_events (received_at);

-- A deleted account keeps its row for the logs and the jobs that name it, and nothing of the person.
alter table users add column erased_at timestamptz, alter column email drop not null;
alter table users add constraint users_email_kept check (erased_at is not null or email is not null) not valid;

-- Why a fee went back, as a key of the site's table of reasons; refund_reason keeps the words of that time.
alter table payments add column refund_key text;
update payments set refund_key = case refund_reason
    when 'application not completed' then 'incomplete'
    when 'second payment for one application' then 'second-payment'
    when 'application withdrawn before it was paid' then 'withdrawn-unpaid'
    when 'application erased before it was paid' then 'deleted-unpaid'
    when 'the employer cannot answer your application any more' then 'check-ended'
    else 'administrator'
  end
where refund_reason is not null;
