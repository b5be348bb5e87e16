-- Facts of a job that its employer may state. Null, or no certificate, means "not stated".
alter table jobs
  add column joins_on date,
  add column contract_months integer check (contract_months between 1 and 60),
  add column rotation_on integer check (rotation_on between 1 and 366),
  add column rotation_off integer check (rotation_off between 1 and 366),
  add column rotation_unit text check (rotation_unit in ('days', 'weeks', 'months')),
  add column housing boolean,
  add column flights boolean,
  add column visa text check (visa in ('employer', 'candidate', 'not-needed')),
  -- Codes of src/shared/jobs/certificates.ts.
  add column certificates text[] not null default '{}' check (cardinality(certificates) <= 100),
  add constraint jobs_rotation_whole check (num_nulls(rotation_on, rotation_off, rotation_unit) in (0, 3));
