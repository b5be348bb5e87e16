-- An employer may have the same name as an invented company. They are two companies, and nothing of one counts for the other.
alter table jobs drop constraint jobs_company_fkey;
alter table company_counts drop constraint company_counts_company_fkey, drop constraint company_counts_pkey;
alter table employer_companies drop constraint employer_companies_company_fkey;
alter table verified_employers drop constraint verified_employers_company_fkey;
alter table companies drop constraint companies_pkey, add primary key (name, sample);

alter table company_counts add column sample boolean not null default false;
alter table open_companies add column sample boolean not null default false;
truncate company_counts, open_companies;
alter table company_counts alter sample drop default, add primary key (company, sample);
alter table open_companies alter sample drop default, drop constraint open_companies_pkey,
  add primary key (company, sample, country);
drop index company_counts_busiest, jobs_company;
create index company_counts_busiest on company_counts ((-jobs), company, sample);
create index jobs_company on jobs (company, sample, lower(country), closes_on);

create or replace function begin_company_counts() returns trigger language plpgsql as $$
begin
  insert into company_counts (company, sample) select name, sample from became;
  return null;
end $$;

create or replace function count_open_jobs() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as n, * from became'
    when 'DELETE' then 'select -1 as n, * from was'
    else 'select 1 as n, * from became union all select -1 as n, * from was'
  end;
  companies text[];
  closing text[];
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

  execute format($statement$
    select array_agg(distinct company), array_agg(distinct company) filter (where jobs < 0)
    from (
      select company, sum(n) as jobs from (%s) as changed where closed_at is null
      group by company, sample, lower(country), closes_on having sum(n) <> 0 or sum(n * vacancies) <> 0
    ) as changes$statement$, changed) into companies, closing;
  -- Transactions that change the open jobs of one company wait for each other here, and lock companies in the same order.
  perform from company_counts where company = any (companies) order by company, sample for no key update;
  execute format($statement$
    update company_counts as counted
    set jobs = counted.jobs + changes.jobs, vacancies = counted.vacancies + changes.vacancies,
      right_until = least(counted.right_until, changes.first_day)
    from (
      select company, sample, sum(n) as jobs, sum(n * changed.vacancies) as vacancies,
        min(closes_on) filter (where n > 0) as first_day
      from (%s) as changed join company_counts using (company, sample)
      where company = any ($1) and closed_at is null and closes_on >= counted_from
      group by company, sample
    ) as changes
    where counted.company = changes.company and counted.sample = changes.sample$statement$, changed) using companies;

  if tg_op <> 'DELETE' then
    insert into open_companies (company, sample, country, open_until)
    select company, sample, place, max(closes_on)
    from became, lateral (values (lower(country)), ('')) as places (place)
    where closed_at is null and company = any (companies)
    group by company, sample, place
    order by company, sample, place
    on conflict (company, sample, country) do update set open_until = excluded.open_until
      where open_companies.open_until < excluded.open_until;
  end if;
  if closing is not null then
    perform recount_open_companies(closing);
  end if;
  return null;
end $$;

-- The first statement locks; the next ones see what the transactions did that held the locks before.
create or replace function recount_open_companies(companies text[]) returns void language plpgsql as $$
begin
  perform from open_companies where company = any (companies) order by company, sample, country for update;
  update open_companies as counted set open_until = latest.closes_on
  from open_companies as listed, lateral (
    select coalesce(max(jobs.closes_on), '-infinity') as closes_on from jobs
    where jobs.company = listed.company and jobs.sample = listed.sample and jobs.closed_at is null
      and lower(jobs.country) = listed.country
  ) as latest
  where listed.company = any (companies) and listed.country <> ''
    and counted.company = listed.company and counted.sample = listed.sample and counted.country = listed.country
    and counted.open_until <> latest.closes_on;
  update open_companies as counted set open_until = latest.day
  from (
    select company, sample, max(open_until) as day from open_companies
    where company = any (companies) and country <> '' group by company, sample
  ) as latest
  where counted.company = latest.company and counted.sample = latest.sample and counted.country = ''
    and counted.open_until <> latest.day;
  delete from open_companies where company = any (companies) and open_until = '-infinity';
end $$;

-- Until now a posting took the mark from a sample company of the same name. Give the samples a company of their own again. The
-- employers' one takes the country of its first job: the home and the category were the sample's.
update companies set sample = true
where not sample and exists (select from jobs where company = name and jobs.sample)
  and not exists (select from jobs where company = name and not jobs.sample)
  and not exists (select from employer_companies where company = name)
  and not exists (select from verified_employers where company = name);
insert into companies (name, country, category, sample)
select name, country, category, not sample from companies
where exists (select from jobs where company = name and jobs.sample <> companies.sample);
update companies set category = null, country = (
    select country from jobs where company = name and not sample order by created_at, id limit 1
  )
where not sample and exists (select from companies as sample where sample.name = companies.name and sample.sample)
  and exists (select from jobs where company = name and not jobs.sample)
  and not exists (select from jobs where company = name and not jobs.sample and employer_id is null);

insert into company_counts (company, sample, counted_from, right_until, jobs, vacancies)
select name, companies.sample, utc_today(), coalesce(min(closes_on), 'infinity'), count(jobs.id),
  coalesce(sum(vacancies), 0)
from companies left join jobs
  on jobs.company = name and jobs.sample = companies.sample and closed_at is null and closes_on >= utc_today()
group by name, companies.sample
on conflict (company, sample) do update set counted_from = excluded.counted_from,
  right_until = excluded.right_until, jobs = excluded.jobs, vacancies = excluded.vacancies;
insert into open_companies (company, sample, country, open_until)
select company, sample, place, max(closes_on)
from jobs, lateral (values (lower(country)), ('')) as places (place)
where closed_at is null
group by company, sample, place;

-- Rows that wait for their deferred triggers would forbid the changes below.
set constraints all immediate;
set constraints all deferred;
alter table jobs add constraint jobs_company_fkey
  foreign key (company, sample) references companies (name, sample);
alter table company_counts add constraint company_counts_company_fkey
  foreign key (company, sample) references companies (name, sample) on delete cascade on update cascade;
-- An account posts for real companies only.
alter table employer_companies
  add column sample boolean not null default false check (not sample),
  add constraint employer_companies_company_fkey
    foreign key (company, sample) references companies (name, sample) on delete cascade;
alter table verified_employers
  add column sample boolean not null default false check (not sample),
  add constraint verified_employers_company_fkey
    foreign key (company, sample) references companies (name, sample) on delete cascade;

-- Employers may type any country. A name that is on no list counts as a country once the administrator confirms it.
create table country_decisions (
  -- In lower case.
  name text primary key,
  -- As it was typed.
  country text not null,
  confirmed boolean not null,
  decided_at timestamptz not null default now()
);
create constraint trigger country_decisions_public after insert or update or delete on country_decisions
  deferrable initially deferred for each row execute function raise_content_version_once();
create trigger country_decisions_emptied_publicly after truncate on country_decisions
  for each statement execute function raise_content_version();
