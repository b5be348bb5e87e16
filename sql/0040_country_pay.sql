-- The task that counts what trades pay also counts what jobs in each country pay, altogether and by trade.
alter table trade_pay add column jobs integer not null default 0;

create table country_pay (
  -- In lower case, because employers spell a country in any case.
  country text not null,
  -- A trade, or empty for all jobs in the country.
  concept text not null,
  jobs integer not null,
  -- USD a month. A tenth of the jobs pays less, a tenth more.
  salary_min integer not null,
  salary_max integer not null,
  primary key (country, concept)
);

-- The next round of the task counts, although no job has changed.
update search_state set counted_version = -1;
