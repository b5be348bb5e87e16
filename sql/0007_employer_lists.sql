-- An employer filters the applications of a vacancy by status: no row of another status is read.
create index applications_job_status on applications (job_id, application_status, submitted_at desc, id desc)
  where submitted_at is not null;
