-- Jobs that somebody saved without an account.

-- Somebody asked for an email before a saved job closes, and confirmed the address.
create table saved_reminders (
  id uuid primary key default gen_random_uuid(),
  email text not null unique,
  -- SHA-256 of the token in the link that stops the emails, and the token itself, because every email has the link.
  token_hash bytea not null unique,
  token_sealed bytea not null,
  token_key_id text not null,
  created_at timestamptz not null default now()
);

create table saved_lists (
  id uuid primary key default gen_random_uuid(),
  -- SHA-256 of the token in the browser's cookie.
  browser_hash bytea not null unique,
  reminder_id uuid references saved_reminders (id) on delete set null,
  used_at timestamptz not null default now()
);
create index saved_lists_oldest on saved_lists (used_at);
create index saved_lists_reminder on saved_lists (reminder_id) where reminder_id is not null;

create table saved_jobs (
  list_id uuid not null references saved_lists (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  saved_at timestamptz not null default now(),
  primary key (list_id, job_id)
);
create index saved_jobs_job on saved_jobs (job_id);

-- The emailed links that bring a list to another browser.
create table saved_links (
  token_hash bytea primary key,
  list_id uuid not null references saved_lists (id) on delete cascade,
  -- Null when the link turns no reminders on.
  email text,
  expires_at timestamptz not null,
  -- The list of the other browser that used the link.
  taken_by uuid references saved_lists (id) on delete set null
);
create index saved_links_list on saved_links (list_id);
create index saved_links_taken on saved_links (taken_by) where taken_by is not null;
create index saved_links_oldest on saved_links (expires_at);

-- An address gets one email about a job, however many lists hold it.
create table reminded_jobs (
  reminder_id uuid not null references saved_reminders (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  primary key (reminder_id, job_id)
);
create index reminded_jobs_job on reminded_jobs (job_id);

-- Whoever stops the reminders gets none of their emails any more, those that wait included.
alter table outbox add column reminder_id uuid references saved_reminders (id) on delete cascade;
create index outbox_reminder on outbox (reminder_id) where reminder_id is not null;
