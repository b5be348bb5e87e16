-- The job as it read when somebody applied. Applications that read the same text share a row.
create table job_versions (
  id uuid primary key default gen_random_uuid(),
  -- Null once the administrator removed a sample job.
  job_id uuid references jobs on delete set null,
  content jsonb not null,
  created_at timestamptz not null default now()
);
create unique index job_versions_text on job_versions (job_id, md5(content::text));

alter table applications
  -- Null for a general application, and for one that is older than this column.
  add column job_version_id uuid references job_versions,
  -- The last email that says what changed in the job.
  add column job_change_told_at timestamptz;

-- Pay, place or requirements last changed then.
alter table jobs add column terms_changed_at timestamptz;
create index jobs_terms_changed on jobs (terms_changed_at) where terms_changed_at is not null;

create function note_changed_terms() returns trigger language plpgsql as $$
begin
  new.terms_changed_at := now();
  return new;
end $$;
create trigger jobs_terms_changed before update of salary_min, salary_max, country, requirements on jobs
  for each row when (
    (old.salary_min, old.salary_max, old.country, old.requirements)
      is distinct from (new.salary_min, new.salary_max, new.country, new.requirements))
  execute function note_changed_terms();
