-- Lists show in place of the name who erased it: the candidate, or the timetable when its time was over.
alter table applications add column erased_by text check (erased_by in ('candidate', 'retention'));
update applications set erased_by = 'retention' where erased_at is not null;
alter table applications add constraint applications_erased_by check ((erased_at is null) = (erased_by is null));

-- The one-time links by which a candidate confirms an erasure from their mailbox.
create table erasure_requests (
  -- SHA-256 of the link's token: a copy of this table erases nothing.
  token_hash bytea primary key,
  application_id uuid not null references applications (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index erasure_requests_application on erasure_requests (application_id, created_at desc);

-- Whose application a mail tells of: what waits is erased with it.
alter table outbox add column application_id uuid;
create index outbox_application on outbox (application_id) where sent_at is null and application_id is not null;

-- It opens what became of a payment: signed from now on, and kept nowhere.
alter table test_payments drop column client_secret;
