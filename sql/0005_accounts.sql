create table user_sessions (
  -- SHA-256 of the cookie's session id: a copy of this table opens nothing.
  id text primary key,
  user_id uuid not null references users (id) on delete cascade,
  -- Moves on while the session is used; never beyond 30 days from its beginning.
  expires_at timestamptz not null,
  begun_at timestamptz not null default now()
);
create index user_sessions_user on user_sessions (user_id);

create table password_resets (
  token_hash bytea primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- What became of an application; rows are added, never changed.
create table application_status_changes (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications (id),
  changed_by uuid references users (id),
  from_status text not null,
  to_status text not null,
  changed_at timestamptz not null default now()
);
create index application_status_changes_application on application_status_changes (application_id, id);
create trigger application_status_changes_append_only before update or delete or truncate
  on application_status_changes for each statement execute function refuse_change();
