-- A row is a draft until `submitted_at` is set. It is there before money moves.
create table applications (
  id uuid primary key default gen_random_uuid(),
  -- What the candidate quotes: random, readable aloud.
  reference text not null unique,
  -- Hash of the token in the browser's cookie; null for one that was sent without a cookie.
  browser_hash bytea,
  user_id uuid references users (id),
  job_id uuid references jobs (id),

  -- While it is a draft: all answers so far, sealed as one blob. Erased when it is submitted.
  draft_sealed bytea,
  draft_key_id text,

  -- Once submitted. Name and e-mail stay plain for search.
  full_name text,
  email text,
  gender text check (gender in ('male', 'female', 'other')),
  nationality text,
  preferred_job_type text,
  qualification text,
  experience text,
  current_employer text,
  sector text,
  desired_country text,
  desired_position text,
  willing_to_relocate boolean,
  -- Passport number and expiry, date of birth, address, phone: sealed as one JSON value.
  private_sealed bytea,
  private_key_id text,
  resume_url text,
  passport_copy_url text,
  certificates_url text,
  photograph_url text,
  -- Keyed digest of what was sent: the same request again is answered with the same id.
  fingerprint bytea,
  terms_version text,

  payment_status text not null default 'pending'
    check (payment_status in ('pending', 'completed', 'failed', 'refunded', 'waived')),
  application_status text not null default 'submitted'
    check (application_status in ('submitted', 'under_review', 'interviewed', 'accepted', 'rejected')),
  paid_at timestamptz,
  submitted_at timestamptz,
  -- When the browser that sent it was told its id: from then on it may begin another one.
  acknowledged_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  check (submitted_at is null or (
    full_name is not null and email is not null and private_sealed is not null
    and resume_url is not null and passport_copy_url is not null))
);
-- A browser has one draft at a time.
create unique index applications_draft on applications (browser_hash) where submitted_at is null;
create index applications_browser on applications (browser_hash, submitted_at desc);
create index applications_job on applications (job_id, submitted_at desc, id desc) where submitted_at is not null;
create index applications_newest on applications (submitted_at desc, id desc) where submitted_at is not null;
create index applications_drafts on applications (updated_at) where submitted_at is null;

create table payments (
  -- Also the idempotency key under which the provider is asked for the intent.
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications (id),
  provider text not null check (provider in ('stripe', 'test')),
  -- The provider's id; null until it answered.
  intent_id text unique,
  amount_cents integer not null check (amount_cents > 0),
  currency text not null default 'usd',
  status text not null default 'pending'
    check (status in ('pending', 'processing', 'succeeded', 'failed', 'canceled', 'refunding', 'refunded')),
  refund_reason text,
  refund_id text,
  succeeded_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index payments_application on payments (application_id, created_at desc);
create index payments_unsettled on payments (created_at) where status in ('pending', 'processing', 'refunding');
-- At most one payment pays for an application; a second one is refunded.
create unique index payments_one_success on payments (application_id) where status = 'succeeded';

create table test_payments (
  id text primary key,
  client_secret text not null unique,
  idempotency_key text not null unique,
  application_id text not null,
  amount_cents integer not null,
  currency text not null,
  status text not null,
  refund_id text,
  created_at timestamptz not null default now()
);
create index test_payments_newest on test_payments (created_at desc, id desc);

-- The provider's events: one whose handling failed is handled again when it comes again.
create table payment_events (
  id text primary key,
  type text not null,
  attempts integer not null default 1,
  received_at timestamptz not null default now(),
  handled_at timestamptz
);

-- How far a task came, so that it goes on there.
create table task_runs (
  task text primary key,
  started_at timestamptz not null,
  finished_at timestamptz,
  progress jsonb not null default '{}'
);

create table documents (
  id uuid primary key default gen_random_uuid(),
  browser_hash bytea not null,
  -- Set together when the last piece is stored and the hash is known; before, nothing of it can be read.
  storage_key text unique,
  type text check (type in ('pdf', 'doc', 'docx', 'jpg', 'png')),
  bytes integer,
  sha256 bytea,
  pieces integer,
  wrapped_key bytea,
  wrapped_key_id text,
  stored_at timestamptz,
  created_at timestamptz not null default now(),
  check (stored_at is null or (
    storage_key is not null and type is not null and bytes is not null and sha256 is not null
    and pieces is not null and wrapped_key is not null and wrapped_key_id is not null))
);
create index documents_oldest on documents (created_at);

-- Which document stands in which field of which application or draft. What stands in none is deleted.
create table application_documents (
  application_id uuid not null references applications (id) on delete cascade,
  field text not null check (field in ('resumeUrl', 'passportCopyUrl', 'certificatesUrl', 'photographUrl')),
  document_id uuid not null references documents (id),
  primary key (application_id, field)
);
create index application_documents_document on application_documents (document_id);

-- Who read which document when; rows are added, never changed.
create table document_readings (
  id bigint generated always as identity primary key,
  document_id uuid not null,
  application_id uuid,
  reader_kind text not null check (reader_kind in ('admin', 'employer', 'candidate')),
  reader_id uuid,
  read_at timestamptz not null default now()
);
create index document_readings_document on document_readings (document_id, id);
create trigger document_readings_append_only before update or delete or truncate on document_readings
  for each statement execute function refuse_change();
