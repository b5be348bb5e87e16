-- The data that a candidate downloads lists sent emails, too.
create index outbox_of_application on outbox (application_id) where application_id is not null;
drop index outbox_application;
