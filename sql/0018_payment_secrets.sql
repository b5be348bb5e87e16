-- Whoever has no right to a payment's outcome is told so without asking the provider. Null where its answer was lost.
alter table payments add column client_secret_hash bytea;
