create extension if not exists pg_trgm;

-- Days begin and end in UTC for everybody, whatever the session's time zone.
create function utc_today() returns date
  language sql stable
  return (now() at time zone 'utc')::date;

-- Lower case without accents, so that "Zurich" finds "Zürich". NFKD splits accents off; the letters it leaves whole are listed.
create function search_normal(value text) returns text
  language sql immutable parallel safe strict
  return replace(replace(replace(
    translate(
      regexp_replace(normalize(lower(value), NFKD), '[\u0300-\u036f]', '', 'g'),
      'øłđðıħ', 'olddih'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe');

-- One row, raised in each transaction that changes public content: whoever caches a page compares it.
create table content_versions (
  only_row boolean primary key default true check (only_row),
  version bigint not null default 1,
  changed_at timestamptz not null default now()
);
insert into content_versions default values;

-- What was done by whom; rows are added, never changed.
create table audit_log (
  id bigint generated always as identity primary key,
  happened_at timestamptz not null default now(),
  actor_kind text not null check (actor_kind in ('system', 'admin', 'employer', 'candidate')),
  actor_id uuid,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  details jsonb not null default '{}'
);
create index audit_log_subject on audit_log (subject_kind, subject_id, id);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'insufficient_privilege';
end $$;

create trigger audit_log_append_only before update or delete or truncate on audit_log
  for each statement execute function refuse_change();

-- E-mail on its way. Recipient, subject and body are sealed together, and erased once sent.
create table outbox (
  id uuid primary key default gen_random_uuid(),
  kind text not null,
  message_sealed bytea,
  message_key_id text,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  created_at timestamptz not null default now(),
  check (sent_at is not null or message_sealed is not null)
);
create index outbox_due on outbox (next_attempt_at) where sent_at is null;

-- Requests counted per key and window; shared by all processes.
create table rate_limits (
  key bytea not null,
  window_start timestamptz not null,
  used bigint not null,
  primary key (key, window_start)
);
create index rate_limits_window on rate_limits (window_start);
