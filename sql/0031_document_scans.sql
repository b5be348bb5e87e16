-- What the virus scanner said of a document. Null: nobody has scanned it. One that waits is pending; one in error is
-- tried again, too.
alter table documents add column scan_state text check (scan_state in ('pending', 'clean', 'infected', 'error'));
alter table documents add column scanned_at timestamptz;
alter table documents add column scan_attempts integer not null default 0;
-- Nobody scans it before then.
alter table documents add column scan_due_at timestamptz not null default '-infinity';
-- It is a PDF that holds scripts.
alter table documents add column active_content boolean not null default false;
create index documents_to_scan on documents (scan_due_at, stored_at desc)
  where stored_at is not null and (scan_state is null or scan_state in ('pending', 'error'));
create index documents_refused on documents (scanned_at) where scan_state in ('infected', 'error');
