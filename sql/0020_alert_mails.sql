-- Whoever stops an alert gets none of its mails any more, those that wait included.
alter table outbox add column alert_id uuid references job_alerts on delete cascade;
create index outbox_alert on outbox (alert_id) where alert_id is not null;
