-- An employer asks us to check that the account acts for a company.
create table mandate_requests (
  id uuid primary key default gen_random_uuid(),
  mandate_id uuid not null references mandates (id) on delete cascade,
  employer_id uuid not null references users (id) on delete cascade,
  -- 'question': the employer must answer first. 'closed': the administrator decided on the mandate another way.
  state text not null default 'waiting' check (state in ('waiting', 'question', 'checked', 'refused', 'closed')),
  country text not null,
  website text not null,
  register_number text not null,
  kind text not null check (kind in ('direct', 'agency')),
  licence_kind text,
  licence_number text,
  licence_issuer text,
  licence_valid_until date,
  principals jsonb not null default '[]',
  phone text not null,
  phone_digits text generated always as (regexp_replace(phone, '\D', '', 'g')) stored,
  -- Keyed digest of the network that the request came from.
  network_digest bytea not null,
  -- The proofs that the administrator ticked, as MandateDecision names them, and the reason that the employer reads.
  done jsonb not null default '[]',
  note text,
  reason text,
  -- A code that was mailed to an address on the company's domain. Its digest is null once it is used up.
  code_sent_to text,
  code_digest bytea,
  code_expires_at timestamptz,
  code_tries integer not null default 0,
  code_confirmed_at timestamptz,
  asked_at timestamptz not null default now(),
  decided_at timestamptz,
  created_at timestamptz not null default now(),
  check (kind = 'direct' or (licence_kind is not null and licence_number is not null and licence_issuer is not null
    and licence_valid_until is not null and principals <> '[]'))
);
create unique index mandate_requests_open on mandate_requests (mandate_id) where state in ('waiting', 'question');
create index mandate_requests_latest on mandate_requests (mandate_id, created_at desc);
create index mandate_requests_employer on mandate_requests (employer_id);
create index mandate_requests_queue on mandate_requests (asked_at, id) where state = 'waiting';
create index mandate_requests_phone on mandate_requests (phone_digits);
create index mandate_requests_network on mandate_requests (network_digest);

-- The evidence of a request. The row is all that keeps the document: one that is in no row is deleted after two days.
create table mandate_files (
  document_id uuid primary key references documents (id),
  employer_id uuid not null references users (id) on delete cascade,
  -- Null: uploaded, and not sent with a request yet.
  request_id uuid references mandate_requests (id) on delete cascade,
  created_at timestamptz not null default now()
);
create index mandate_files_request on mandate_files (request_id);
create index mandate_files_employer on mandate_files (employer_id);

-- A checked name is compared with the names of new requests.
create index mandates_checked_names on mandates using gin (lower(company) gin_trgm_ops) where state = 'checked';
create index mandates_ending on mandates (valid_until) where state = 'checked';

-- An email about the end of a check is sent once for each of these days.
create table mandate_reminders (
  mandate_id uuid not null references mandates (id) on delete cascade,
  valid_until date not null,
  days integer not null check (days in (30, 7)),
  sent_at timestamptz not null default now(),
  primary key (mandate_id, valid_until, days)
);

-- Employers who were told, once, what to send because their jobs are hidden.
create table mandate_notices (
  employer_id uuid primary key references users (id) on delete cascade,
  sent_at timestamptz not null default now()
);

-- When the administrator was last emailed about something.
create table administrator_emails (
  kind text primary key,
  sent_at timestamptz not null
);

-- Counts for the administrator's first page.
create index reviews_unverified on reviews (created_at) where verified = 0 and hidden_at is null;
create index payments_failed_refunds on payments (refund_failed_at) where refund_failed_at is not null;
create index applications_general on applications (submitted_at)
  where job_id is null and submitted_at is not null and application_status = 'submitted' and withdrawn_at is null
    and erased_at is null;
