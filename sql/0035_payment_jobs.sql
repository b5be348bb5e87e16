-- The job that a payment was begun for. The draft may turn to another job while the payment can still be paid.
alter table payments add column job_id uuid references jobs (id) on delete set null;
create index payments_job on payments (job_id) where job_id is not null;

update payments set job_id = applications.job_id
from applications
where applications.id = application_id and submitted_at is null and status in ('pending', 'processing', 'failed');
