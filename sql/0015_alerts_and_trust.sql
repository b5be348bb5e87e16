-- Somebody asked to be told of new vacancies like those of a filtered list. An empty text: not filtered by it.
create table job_alerts (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  search text not null,
  country text not null,
  sector text not null,
  experience_level text not null,
  frequency text not null check (frequency in ('daily', 'weekly')),
  -- SHA-256 of the token in the mailed links; and the token itself, sealed, since every mail bears it.
  token_hash bytea not null unique,
  token_sealed bytea not null,
  token_key_id text not null,
  confirmed_at timestamptz,
  -- Vacancies up to this moment were told of.
  seen_until timestamptz not null default now(),
  -- When it is looked at next; null until it is confirmed.
  due_at timestamptz,
  created_at timestamptz not null default now(),
  unique (email, search, country, sector, experience_level)
);
create index job_alerts_due on job_alerts (search, country, sector, experience_level, due_at, id) where due_at is not null;
create index job_alerts_unconfirmed on job_alerts (created_at) where confirmed_at is null;

-- Mails to many wait until those that somebody waits for are gone.
alter table outbox add column bulk boolean not null default false;
drop index outbox_due;
create index outbox_due on outbox (bulk, next_attempt_at) where sent_at is null;

-- What somebody told us of a vacancy. Their words, and their address if they gave one, are sealed together.
create table vacancy_reports (
  id uuid primary key default gen_random_uuid(),
  job_id uuid not null references jobs (id) on delete cascade,
  reason text not null,
  private_sealed bytea not null,
  private_key_id text not null,
  outcome text check (outcome in ('kept', 'taken down')),
  closed_at timestamptz,
  created_at timestamptz not null default now(),
  check ((outcome is null) = (closed_at is null))
);
create index vacancy_reports_newest on vacancy_reports (closed_at nulls first, created_at desc, id);
create index vacancy_reports_job on vacancy_reports (job_id);

-- Closed by the administrator: its employer cannot open it again.
alter table jobs add column taken_down_at timestamptz;

-- An employer whom the administrator checked, for the one company that was checked.
create table verified_employers (
  employer_id uuid not null references users (id) on delete cascade,
  company text not null references companies (name) on delete cascade,
  -- What was checked, as visitors read it.
  checked text not null,
  verified_at timestamptz not null default now(),
  primary key (employer_id, company)
);
