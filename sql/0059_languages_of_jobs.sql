-- The language in which an employer wrote the job. Codes of src/shared/jobs/text-languages.ts. Every earlier form and
-- dataset asked for English.
alter table jobs add column lang text not null default 'en' check (lang ~ '^[a-z]{2,3}$');

-- A candidate reads what the job said then in the same language.
update job_versions set content = content || '{"lang": "en"}';
