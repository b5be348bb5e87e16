-- New applications up to here were told to the employer by e-mail.
alter table users add column applications_told_at timestamptz not null default now();
