-- A notice that the mailbox did not take waits until this time.
alter table application_messages add column tell_after timestamptz;

alter table applications
  add column draft_reminded_at timestamptz,
  -- The expiry date is sealed: a task opens it once a day, and no column repeats it.
  add column passport_checked_at timestamptz,
  add column passport_told smallint not null default 0;
