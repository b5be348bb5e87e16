-- The secret links to an application's own page: one is mailed, one is shown by the confirmation.
create table application_links (
  -- SHA-256 of the link's token: a copy of this table opens nothing.
  token_hash bytea primary key,
  application_id uuid not null references applications (id) on delete cascade,
  purpose text not null check (purpose in ('mail', 'confirmation')),
  created_at timestamptz not null default now()
);
create index application_links_application on application_links (application_id);
-- Shown once.
create unique index application_links_confirmation on application_links (application_id)
  where purpose = 'confirmation';

-- Who may not be asked for money: an empty column stands for all sectors, or all countries.
create table fee_waivers (
  id uuid primary key default gen_random_uuid(),
  sector text,
  country text,
  -- What the candidate reads.
  reason text not null,
  created_at timestamptz not null default now(),
  check (sector is not null or country is not null),
  unique nulls not distinct (sector, country)
);

-- The vacancies' pages tell the fee.
create function raise_content_version() returns trigger language plpgsql as $$
begin
  update content_versions set version = version + 1, changed_at = now();
  return null;
end $$;
create trigger fee_waivers_public after insert or update or delete or truncate on fee_waivers
  for each statement execute function raise_content_version();

-- The bank takes the money back: for the administrator to answer.
alter table payments add column disputed_at timestamptz, add column dispute_id text;
create index payments_disputed on payments (disputed_at) where disputed_at is not null;
create index payments_under_way on payments (created_at, id) where status in ('pending', 'processing', 'failed');
create index payments_newest on payments (created_at);
