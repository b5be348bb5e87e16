-- An application can become visible to its employer after a later one did: its transaction was longer, or the employer's
-- check ended since. So each application records whether an email told of it.
alter table applications add column employer_told boolean not null default false;

update applications set employer_told = true
from jobs join users on users.id = jobs.employer_id
where jobs.id = applications.job_id and greatest(submitted_at, paid_at) <= applications_told_at;

create index applications_untold on applications (job_id)
  where not employer_told and submitted_at is not null and job_id is not null;
