-- Interviews that an employer offers for an application. One row is one entry of a calendar.
create table interviews (
  -- The UID of the calendar entry.
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id) on delete cascade,
  state text not null default 'offered' check (state in ('offered', 'chosen', 'none', 'cancelled')),
  -- The times that the candidate can choose from.
  slots timestamptz[] not null check (cardinality(slots) between 1 and 5),
  chosen timestamptz check (chosen = any (slots)),
  minutes integer not null check (minutes between 5 and 480),
  -- The name of the employer's zone in the IANA database.
  time_zone text not null,
  -- The zone that the candidate picked.
  candidate_time_zone text,
  -- A link to a meeting admits whoever has it.
  place_sealed bytea not null,
  place_key_id text not null,
  -- RFC 5546: it rises with each change, so that calendars keep the newest version.
  sequence integer not null default 0,
  reminded_day_at timestamptz,
  reminded_hour_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((state = 'chosen') = (chosen is not null))
);
create index interviews_application on interviews (application_id, created_at);
create index interviews_next on interviews (chosen) where state = 'chosen';
