-- What most open jobs of a trade pay, by which a reader sees whether a job pays much. A task counts it.
create table trade_pay (
  concept text primary key references search_concepts (id) on delete cascade,
  -- USD a month. A tenth of the jobs pays less, a tenth more.
  salary_min integer not null,
  salary_max integer not null
);
