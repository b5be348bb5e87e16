-- Employers still hear of what was not sent or paid yet, and of what came after their last email.
update applications set employer_told = false
where submitted_at is null or job_id is null or payment_status not in ('completed', 'waived');

update applications set employer_told = false
from jobs join users on users.id = jobs.employer_id
where jobs.id = applications.job_id and greatest(submitted_at, paid_at) > applications_told_at;

create index applications_untold on applications (job_id)
  where not employer_told and submitted_at is not null and job_id is not null;
