-- The last day on which a certificate is valid, as the candidate says. A draft seals it with its answers.
alter table application_documents
  add column valid_until date,
  -- The number of emails that were sent about this date.
  add column expiry_told smallint not null default 0;
