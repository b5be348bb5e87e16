-- What a candidate is told about the status. The log beside it keeps every change, those too that were taken back.
create table status_notices (
  id uuid primary key,
  application_id uuid not null references applications,
  from_status text not null,
  to_status text not null,
  reason text check (reason in ('experience', 'certificates', 'documents', 'filled', 'other')),
  -- The employer's words about a rejection.
  note_sealed bytea,
  note_key_id text,
  -- The email that tells the last of these changes. Null when the mailbox gets no more emails that day.
  email_id uuid,
  changed_at timestamptz not null default clock_timestamp(),
  -- The outbox holds the email, and the candidate's page shows the status before, until then.
  told_at timestamptz not null
);
create index status_notices_application on status_notices (application_id, changed_at);

insert into status_notices (id, application_id, from_status, to_status, changed_at, told_at)
select gen_random_uuid(), application_id, from_status, to_status, changed_at, changed_at
from application_status_changes join applications on applications.id = application_id
where erased_at is null;

-- Sentences that an employer keeps for notes about rejections.
create table note_templates (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references users,
  text text not null,
  created_at timestamptz not null default now()
);
create index note_templates_employer on note_templates (employer_id, created_at);
