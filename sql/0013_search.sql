-- A search looks for parts of words. The trigram index finds parts of three letters or more; pairs find the shorter ones.
create function search_pairs(value text) returns text[]
  language sql immutable parallel safe strict cost 20
  return string_to_array(value, null) || array_remove(string_to_array(
    regexp_replace(value, '(..)', E'\\1\x1f', 'g') || E'\x1f' || regexp_replace(substr(value, 2), '(..)', E'\\1\x1f', 'g'),
    E'\x1f'), '');
-- Compared as bytes: a language's rules take twice as long.
create index jobs_search_pairs on jobs using gin ((search_pairs(search_text) collate "C"));
-- So that a word which few vacancies hold is told from one which many do.
alter table jobs alter search_text set statistics 1000;

-- The lowest and the highest salary of a country are found day by day.
create index jobs_lowest_salary on jobs (lower(country), closes_on, salary_min) where closed_at is null;
create index jobs_highest_salary on jobs (lower(country), closes_on, salary_max) where closed_at is null;
create index jobs_samples on jobs (id) where sample;
drop index jobs_company;
create index jobs_company on jobs (company, lower(country), closes_on);

-- What is open until which day: what visitors see counted is summed up from here, from today on. Several rows may speak of
-- the same; nobody waits for a row that another transaction changes.
create table open_job_counts (
  id bigint generated always as identity primary key,
  closes_on date not null,
  country text not null,
  sector text not null,
  sample boolean not null,
  jobs integer not null,
  vacancies bigint not null
) with (fillfactor = 50);
create index open_job_counts_day on open_job_counts (closes_on, country, sector, sample);
create index open_job_counts_country on open_job_counts (lower(country), closes_on);

-- Until which day a company has something open: in a country (in lower case), and anywhere (an empty text).
create table open_companies (
  company text not null,
  country text not null,
  open_until date not null,
  primary key (company, country)
);
create index open_companies_country on open_companies (country, open_until);

create function count_open_jobs() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as n, * from became'
    when 'DELETE' then 'select -1 as n, * from was'
    else 'select 1 as n, * from became union all select -1 as n, * from was'
  end;
  companies text[];
begin
  execute format($statement$
    with changes as (
      select closes_on, country, sector, sample, sum(n) as jobs, sum(n * vacancies) as vacancies
      from (%s) as changed where closed_at is null
      group by closes_on, country, sector, sample
      having sum(n) <> 0 or sum(n * vacancies) <> 0
    ), placed as (
      select changes.*, free.id from changes left join lateral (
        select counted.id from open_job_counts as counted
        where counted.closes_on = changes.closes_on and counted.country = changes.country
          and counted.sector = changes.sector and counted.sample = changes.sample
        limit 1 for update skip locked
      ) as free on true
    ), added as (
      update open_job_counts as counted
      set jobs = counted.jobs + placed.jobs, vacancies = counted.vacancies + placed.vacancies
      from placed where counted.id = placed.id
    )
    insert into open_job_counts (closes_on, country, sector, sample, jobs, vacancies)
    select closes_on, country, sector, sample, jobs, vacancies from placed where id is null$statement$, changed);

  if tg_op <> 'DELETE' then
    insert into open_companies (company, country, open_until)
    select company, place, max(closes_on)
    from became, lateral (values (lower(country)), ('')) as places (place)
    where closed_at is null
    group by company, place
    order by company, place
    on conflict (company, country) do update set open_until = excluded.open_until
      where open_companies.open_until < excluded.open_until;
  end if;
  if tg_op <> 'INSERT' then
    execute format($statement$
      select array_agg(distinct company) from (
        select company from (%s) as changed where closed_at is null
        group by company, lower(country), closes_on having sum(n) < 0
      ) as closing$statement$, changed) into companies;
    perform recount_open_companies(companies);
  end if;
  return null;
end $$;

-- Locked by one statement and read by the next, which sees what those did who held the lock before.
create function recount_open_companies(companies text[]) returns void language plpgsql as $$
begin
  perform from open_companies where company = any (companies) order by company, country for update;
  update open_companies as counted set open_until = latest.closes_on
  from open_companies as listed, lateral (
    select coalesce(max(jobs.closes_on), '-infinity') as closes_on from jobs
    where jobs.company = listed.company and jobs.closed_at is null
      and lower(jobs.country) = listed.country
  ) as latest
  where listed.company = any (companies) and listed.country <> ''
    and counted.company = listed.company and counted.country = listed.country
    and counted.open_until <> latest.closes_on;
  update open_companies as counted set open_until = latest.day
  from (
    select company, max(open_until) as day from open_companies
    where company = any (companies) and country <> '' group by company
  ) as latest
  where counted.company = latest.company and counted.country = '' and counted.open_until <> latest.day;
  delete from open_companies where company = any (companies) and open_until = '-infinity';
end $$;

-- By their names the last to run for a statement: behind any that makes those wait for each other who change vacancies.
create trigger jobs_tally_posted after insert on jobs
  referencing new table as became for each statement execute function count_open_jobs();
create trigger jobs_tally_changed after update on jobs
  referencing old table as was new table as became for each statement execute function count_open_jobs();
create trigger jobs_tally_removed after delete on jobs
  referencing old table as was for each statement execute function count_open_jobs();

insert into open_job_counts (closes_on, country, sector, sample, jobs, vacancies)
select closes_on, country, sector, sample, count(*), sum(vacancies) from jobs where closed_at is null
group by closes_on, country, sector, sample;
insert into open_companies (company, country, open_until)
select company, place, max(closes_on)
from jobs, lateral (values (lower(country)), ('')) as places (place)
where closed_at is null
group by company, place;
