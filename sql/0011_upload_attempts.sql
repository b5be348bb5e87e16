-- Where pieces of a document may lie that no document names: written before the first piece, gone once a document names
-- the key. What an ended process left is removed by it.
create table upload_attempts (
  storage_key text primary key,
  begun_at timestamptz not null default now()
);
create index upload_attempts_oldest on upload_attempts (begun_at);
