-- What the candidate and the employer of an application write to each other.
create table application_messages (
  id uuid primary key,
  -- The order of the messages. Two may come in the same microsecond.
  seq bigint generated always as identity,
  application_id uuid not null references applications (id) on delete cascade,
  sender text not null check (sender in ('candidate', 'employer')),
  text_sealed bytea not null,
  text_key_id text not null,
  -- A keyed digest of the form's key and the text: a form that is posted twice makes one message.
  form_digest bytea,
  -- The rules of the job review that the text breaks.
  rules text[] not null default '{}',
  created_at timestamptz not null default now(),
  -- The reader said so, or answered. Opening the page is not enough: mail scanners open links.
  read_at timestamptz,
  -- An email told the reader of this message and of all that follow until it is read.
  told_at timestamptz,
  reported_at timestamptz,
  -- The reader's words to the administrator.
  reason_sealed bytea,
  reason_key_id text,
  decision text check (decision in ('kept', 'suspended')),
  decided_at timestamptz,
  check ((reported_at is null) = (reason_sealed is null)),
  check ((decision is null) = (decided_at is null))
);
create unique index application_messages_thread on application_messages (application_id, seq);
create unique index application_messages_form on application_messages (application_id, form_digest)
  where form_digest is not null;
create index application_messages_unread on application_messages (application_id, sender, seq)
  where read_at is null;
create index application_messages_untold on application_messages (created_at)
  where read_at is null and told_at is null;
-- The administrator looks at these.
create index application_messages_marked on application_messages (created_at desc, id)
  where rules <> '{}' or reported_at is not null;
create index application_messages_undecided on application_messages (created_at)
  where (rules <> '{}' or reported_at is not null) and decided_at is null;
