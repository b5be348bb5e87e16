-- A count reads what it compares from the index alone.
drop index jobs_newest, jobs_country;
create index jobs_newest on jobs (created_at desc, id desc)
  include (closes_on, country, sector, experience_level, search_text) where closed_at is null;
create index jobs_country on jobs (lower(country), created_at desc, id desc)
  include (closes_on, country, sector, experience_level, search_text) where closed_at is null;
-- So much it is beside a comparison: it is to be looked up, not called for row after row.
alter function search_pairs(text) cost 300;
-- A word that many vacancies hold and a sector or country that many are of, but never together, meet in the index.
create function search_keys(search_text text, sector text, country text) returns text
  language sql immutable parallel safe strict
  return search_text || E'\x1f' || sector || E'\x1f' || lower(country) || E'\x1f';
drop index jobs_search;
create index jobs_search on jobs using gin (search_keys(search_text, sector, country) gin_trgm_ops)
  where closed_at is null;

-- The first digits of the ids cut the sitemap; its index tells when each part changed last.
create index jobs_sitemap on jobs (left(id::text, 3), updated_at desc) include (closes_on) where closed_at is null;

-- When it came here, whatever age was given to it. Null: before this was kept, so that `created_at` says it.
alter table jobs add column listed_at timestamptz;
alter table jobs alter column listed_at set default now();
create index jobs_listed on jobs (coalesce(listed_at, created_at)) where closed_at is null and not sample;

-- What each company has open, of all that closes on a day from `counted_from` on: right until the first of these days is past.
create table company_counts (
  company text primary key references companies (name) on delete cascade on update cascade,
  counted_from date not null default '-infinity',
  right_until date not null default 'infinity',
  jobs integer not null default 0,
  vacancies bigint not null default 0
);
create index company_counts_busiest on company_counts ((-jobs), company);
create index company_counts_right_until on company_counts (right_until);

create function begin_company_counts() returns trigger language plpgsql as $$
begin
  insert into company_counts (company) select name from became;
  return null;
end $$;
create trigger companies_counted after insert on companies referencing new table as became
  for each statement execute function begin_company_counts();

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
      group by company, lower(country), closes_on having sum(n) <> 0 or sum(n * vacancies) <> 0
    ) as changes$statement$, changed) into companies, closing;
  -- Whoever changes what companies have open waits for each other by company, here first of all, in the order of their names.
  perform from company_counts where company = any (companies) order by company for no key update;
  execute format($statement$
    update company_counts as counted
    set jobs = counted.jobs + changes.jobs, vacancies = counted.vacancies + changes.vacancies,
      right_until = least(counted.right_until, changes.first_day)
    from (
      select company, sum(n) as jobs, sum(n * changed.vacancies) as vacancies,
        min(closes_on) filter (where n > 0) as first_day
      from (%s) as changed join company_counts using (company)
      where company = any ($1) and closed_at is null and closes_on >= counted_from
      group by company
    ) as changes
    where counted.company = changes.company$statement$, changed) using companies;

  if tg_op <> 'DELETE' then
    insert into open_companies (company, country, open_until)
    select company, place, max(closes_on)
    from became, lateral (values (lower(country)), ('')) as places (place)
    where closed_at is null and company = any (companies)
    group by company, place
    order by company, place
    on conflict (company, country) do update set open_until = excluded.open_until
      where open_companies.open_until < excluded.open_until;
  end if;
  if closing is not null then
    perform recount_open_companies(closing);
  end if;
  return null;
end $$;

insert into company_counts (company, counted_from, right_until, jobs, vacancies)
select name, utc_today(), coalesce(min(closes_on), 'infinity'), count(jobs.id), coalesce(sum(vacancies), 0)
from companies left join jobs on jobs.company = name and closed_at is null and closes_on >= utc_today()
group by name;

-- Whom the administrator may check: for which companies an account posted, open or closed.
create table employer_companies (
  employer_id uuid not null references users (id) on delete cascade,
  company text not null references companies (name) on delete cascade on update cascade,
  jobs integer not null,
  primary key (employer_id, company)
);

create function count_posted_jobs() returns trigger language plpgsql as $$
declare
  changed constant text := case tg_op
    when 'INSERT' then 'select 1 as n, * from became'
    when 'DELETE' then 'select -1 as n, * from was'
    else 'select 1 as n, * from became union all select -1 as n, * from was'
  end;
begin
  execute format($statement$
    insert into employer_companies as counted (employer_id, company, jobs)
    select employer_id, company, sum(n) from (%s) as changed where employer_id is not null
    group by employer_id, company having sum(n) <> 0
    order by employer_id, company
    on conflict (employer_id, company) do update set jobs = counted.jobs + excluded.jobs$statement$, changed);
  return null;
end $$;
create trigger jobs_employers_posted after insert on jobs
  referencing new table as became for each statement execute function count_posted_jobs();
create trigger jobs_employers_changed after update on jobs
  referencing old table as was new table as became for each statement execute function count_posted_jobs();
create trigger jobs_employers_removed after delete on jobs
  referencing old table as was for each statement execute function count_posted_jobs();

insert into employer_companies (employer_id, company, jobs)
select employer_id, company, count(*) from jobs where employer_id is not null group by employer_id, company;

-- Raised at the end of a transaction, and once: who posts a vacancy does not wait for a dataset that is being loaded.
create function raise_content_version_once() returns trigger language plpgsql as $$
begin
  if current_setting('content_versions.raised', true) is distinct from 'yes' then
    update content_versions set version = version + 1, changed_at = clock_timestamp();
    perform set_config('content_versions.raised', 'yes', true);
  end if;
  return null;
end $$;

drop trigger fee_waivers_public on fee_waivers;
create trigger fee_waivers_emptied_publicly after truncate on fee_waivers
  for each statement execute function raise_content_version();
do $$
declare
  public_table text;
begin
  foreach public_table in array array['jobs', 'companies', 'reviews', 'verified_employers'] loop
    execute format('drop trigger %1$s_added_publicly on %1$I', public_table);
    execute format('drop trigger %1$s_changed_publicly on %1$I', public_table);
    execute format('drop trigger %1$s_removed_publicly on %1$I', public_table);
  end loop;
  foreach public_table in array array['jobs', 'companies', 'reviews', 'verified_employers', 'fee_waivers'] loop
    execute format('create constraint trigger %1$s_public after insert or update or delete on %1$I
      deferrable initially deferred for each row execute function raise_content_version_once()', public_table);
  end loop;
end $$;
drop function raise_content_version_for_rows();
