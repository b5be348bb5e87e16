-- When the account's owner proved that the address is theirs. Null: not yet.
alter table users add column email_confirmed_at timestamptz;
-- An administrator has written to these owners when checking them.
update users set email_confirmed_at = now()
where exists (select from mandates where employer_id = users.id and state = 'checked');

-- When somebody proved by an emailed link or code that they read the candidate's mailbox. Null: not yet.
alter table applications add column email_confirmed_at timestamptz;

-- The emailed codes by which accounts prove this. A new code replaces the account's last one.
create table mailbox_codes (
  user_id uuid primary key references users (id) on delete cascade,
  -- Keyed and bound to the account: a copy of this table does not tell the eight digits.
  code_digest bytea not null,
  expires_at timestamptz not null
);

-- Browsers in which a candidate entered an emailed code. Until then the application's page masks its passport data.
create table private_views (
  -- SHA-256 of the cookie's token: a copy of this table opens nothing.
  token_hash bytea primary key,
  application_id uuid not null references applications (id) on delete cascade,
  expires_at timestamptz not null
);
create index private_views_application on private_views (application_id);
create index private_views_oldest on private_views (expires_at);
