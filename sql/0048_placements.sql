-- Jobs that the administrator offers to somebody who applied for no job in particular.
create table placements (
  id uuid primary key default gen_random_uuid(),
  -- The general application.
  application_id uuid not null references applications (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  answer text check (answer in ('yes', 'no')),
  -- The application that a yes made.
  made_id uuid unique references applications (id) on delete set null,
  offered_at timestamptz not null default now(),
  answered_at timestamptz,
  unique (application_id, job_id),
  check ((answer is null) = (answered_at is null)),
  check (made_id is null or answer = 'yes')
);
create index placements_job on placements (job_id);
