-- The administrator has one password and no account: a session of its own kind.
create table admin_sessions (
  -- SHA-256 of the cookie's token: a copy of this table opens nothing.
  token_hash bytea primary key,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
