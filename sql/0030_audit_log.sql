-- An employer opened the masked part of an application, for a reason that the candidate reads. Rows are added, never
-- changed.
create table application_disclosures (
  application_id uuid not null,
  employer_id uuid not null,
  reason text not null check (reason in ('contract', 'visa', 'identity')),
  -- The company that the employer acted for.
  company text not null,
  disclosed_at timestamptz not null default now(),
  primary key (application_id, employer_id)
);
create trigger application_disclosures_append_only before update or delete or truncate on application_disclosures
  for each statement execute function refuse_change();
