-- One-time codes by which an application is followed without its link.
create table tracking_codes (
  -- SHA-256 of the token in the cookie of the browser that asked: a code is good there alone.
  ticket_hash bytea primary key,
  -- Null where reference and e-mail belong to nothing: such a row is tried, and answered, like any other.
  application_id uuid references applications (id) on delete cascade,
  -- Keyed: a copy of this table does not tell the eight digits.
  code_digest bytea not null,
  tries smallint not null default 0,
  expires_at timestamptz not null
);
create index tracking_codes_oldest on tracking_codes (expires_at);
create index tracking_codes_application on tracking_codes (application_id);

-- A link that a code opened is good for a day; one that was mailed or shown by the confirmation for good.
alter table application_links add column expires_at timestamptz;
alter table application_links drop constraint application_links_purpose_check;
alter table application_links add constraint application_links_purpose_check
  check (purpose in ('mail', 'confirmation', 'tracking'));

-- By the candidate, for good; the status stays what it was.
alter table applications add column withdrawn_at timestamptz;

-- Certificates that came after the application was sent, at most five.
alter table application_documents drop constraint application_documents_field_check;
alter table application_documents add constraint application_documents_field_check check (field in (
  'resumeUrl', 'passportCopyUrl', 'certificatesUrl', 'photographUrl',
  'certificate1', 'certificate2', 'certificate3', 'certificate4', 'certificate5'));
alter table application_documents add column added_at timestamptz;

-- The mailed links by which a draft moves to another browser.
create table draft_links (
  -- SHA-256 of the link's token: a copy of this table moves nothing.
  token_hash bytea primary key,
  application_id uuid not null references applications (id) on delete cascade,
  expires_at timestamptz not null,
  -- When a draft has moved, all its links were used.
  used_at timestamptz
);
create index draft_links_application on draft_links (application_id);

-- How far the silence about an application was told: 1 to the employer after 7 days, 2 after 21, 3 to the candidate.
alter table applications add column silence_told smallint not null default 0;
-- One reminder a day, whatever waits.
alter table users add column reminded_at timestamptz;
create index applications_unanswered on applications (submitted_at)
  where submitted_at is not null and application_status = 'submitted' and withdrawn_at is null and erased_at is null;

-- Who applied for a vacancy before.
create index applications_job_email on applications (job_id, lower(email)) where submitted_at is not null;
