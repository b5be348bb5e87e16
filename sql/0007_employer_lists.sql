-- An employer reads the applications of one vacancy, newest first, perhaps of one status. Sorted by `nulls last`, though
-- there are none: so no plan walks the index of all applications in search of this vacancy's.
drop index applications_job;
create index applications_job on applications (job_id, submitted_at desc nulls last, id desc)
  where submitted_at is not null;
create index applications_job_status on applications (job_id, application_status, submitted_at desc nulls last, id desc)
  where submitted_at is not null;
