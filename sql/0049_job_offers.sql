-- Employment offers of employers to candidates.
create table job_offers (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn', 'closed')),
  -- Position, pay, start, months, visa, flight and note.
  terms_sealed bytea not null,
  terms_key_id text not null,
  -- One document belongs to one offer.
  document_id uuid unique references documents,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- The database itself refuses a second open offer.
create unique index job_offers_open on job_offers (application_id) where state = 'open';
create index job_offers_application on job_offers (application_id, created_at);

-- Only the candidate can confirm a hire.
alter table applications
  add column hire_confirmed_at timestamptz,
  add column hire_denied_at timestamptz;

-- An accepted offer changes the status, too.
alter table application_status_changes add column by_candidate boolean not null default false;

alter table reviews
  -- The candidate wrote the review on the page of the own application, after the confirmed hire.
  add column from_hire boolean not null default false,
  -- Null once the application is erased.
  add column application_id uuid references applications;
create unique index reviews_application on reviews (application_id) where application_id is not null;
