-- The setting EMPLOYER_CHECK as the start of the site writes it here, so that every query obeys the same rule.
create table employer_rules (
  only_row boolean primary key default true check (only_row),
  -- 'before': an administrator checks an employer before anything of theirs is public. 'none': anybody posts at once.
  employer_check text not null default 'none' check (employer_check in ('before', 'none')),
  -- False: employers see unpaid applications whole, as the specification has it.
  unpaid_withheld boolean not null default false
);
insert into employer_rules default values;

-- A suspended account cannot sign in, and nothing of it is public.
alter table users add column suspended_at timestamptz, add column suspension_reason text;

-- One account may act for one company. A row says how far the administrator's check of this has come.
create table mandates (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid not null references users (id) on delete cascade,
  company text not null,
  state text not null default 'none' check (state in ('none', 'asked', 'checked', 'refused', 'withdrawn')),
  -- EMPLOYER_CHECK=none let this account use the name. It counts only while the setting is none.
  granted_unchecked boolean not null default false,
  -- What was checked, as visitors read it.
  checked text,
  checked_at timestamptz,
  -- The check counts until the end of this day.
  valid_until date,
  -- When the administrator withdrew or refused it.
  ended_at timestamptz,
  created_at timestamptz not null default now(),
  unique (employer_id, company),
  check (state <> 'checked' or (checked is not null and checked_at is not null and valid_until is not null))
);
create index mandates_state on mandates (state, created_at);

-- The last day on which this account may act for this company; '-infinity' when it may not.
create function mandate_stands_until(employer uuid, company_name text) returns date
  language sql stable
  return coalesce((
    select case
      when users.suspended_at is not null or mandates.state = 'withdrawn' then '-infinity'
      when mandates.granted_unchecked and employer_rules.employer_check = 'none' then 'infinity'
      when mandates.state = 'checked' then mandates.valid_until
      else '-infinity'
    end::date
    from mandates join users on users.id = mandates.employer_id cross join employer_rules
    where mandates.employer_id = employer and mandates.company = company_name
  ), '-infinity'::date);

-- Vacancies without an account (the dataset, the operator's file) need no mandate.
alter table jobs add column employer_until date not null default 'infinity';
-- The last day on which visitors see the vacancy as open. Null: not at all.
alter table jobs add column public_until date generated always as (
  case when closed_at is null and employer_until > '-infinity' then least(closes_on, employer_until) end) stored;

-- A company is listed until this day: for ever, or as long as an account may act for it.
alter table companies add column listed_until date not null default 'infinity';

insert into mandates (employer_id, company, granted_unchecked)
select employer_id, company, true from employer_companies where jobs > 0;
-- A check that was made before checks ended counts for a year, and for 60 days from now at least.
insert into mandates (employer_id, company, granted_unchecked, state, checked, checked_at, valid_until)
select employer_id, company, true, 'checked', checked, verified_at,
  greatest((verified_at + interval '12 months')::date, utc_today() + 60)
from verified_employers
on conflict (employer_id, company) do update
  set state = 'checked', checked = excluded.checked, checked_at = excluded.checked_at, valid_until = excluded.valid_until;
drop table verified_employers;

create constraint trigger mandates_public after insert or update or delete on mandates
  deferrable initially deferred for each row execute function raise_content_version_once();
create trigger mandates_emptied_publicly after truncate on mandates
  for each statement execute function raise_content_version();

-- Everything that is counted or found as open follows public_until from here on.
drop index jobs_newest, jobs_country, jobs_sector, jobs_lowest_salary, jobs_highest_salary, jobs_company, jobs_search,
  jobs_sitemap, jobs_listed;
create index jobs_newest on jobs (created_at desc, id desc)
  include (public_until, country, sector, experience_level, search_text) where public_until is not null;
create index jobs_country on jobs (lower(country), created_at desc, id desc)
  include (public_until, country, sector, experience_level, search_text) where public_until is not null;
create index jobs_sector on jobs (sector, created_at desc, id desc) where public_until is not null;
create index jobs_lowest_salary on jobs (lower(country), public_until, salary_min) where public_until is not null;
create index jobs_highest_salary on jobs (lower(country), public_until, salary_max) where public_until is not null;
create index jobs_company on jobs (company, sample, lower(country), public_until);
create index jobs_search on jobs using gin (search_keys(search_text, sector, country) gin_trgm_ops)
  where public_until is not null;
create index jobs_sitemap on jobs (left(id::text, 3), updated_at desc) include (public_until)
  where public_until is not null;
create index jobs_listed on jobs (coalesce(listed_at, created_at)) where public_until is not null and not sample;

alter table open_job_counts rename column closes_on to public_until;

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
      select public_until, country, sector, sample, sum(n) as jobs, sum(n * vacancies) as vacancies
      from (%s) as changed where public_until is not null
      group by public_until, country, sector, sample
      having sum(n) <> 0 or sum(n * vacancies) <> 0
    ), placed as (
      select changes.*, free.id from changes left join lateral (
        select counted.id from open_job_counts as counted
        where counted.public_until = changes.public_until and counted.country = changes.country
          and counted.sector = changes.sector and counted.sample = changes.sample
        limit 1 for update skip locked
      ) as free on true
    ), added as (
      update open_job_counts as counted
      set jobs = counted.jobs + placed.jobs, vacancies = counted.vacancies + placed.vacancies
      from placed where counted.id = placed.id
    )
    insert into open_job_counts (public_until, country, sector, sample, jobs, vacancies)
    select public_until, country, sector, sample, jobs, vacancies from placed where id is null$statement$, changed);

  execute format($statement$
    select array_agg(distinct company), array_agg(distinct company) filter (where jobs < 0)
    from (
      select company, sum(n) as jobs from (%s) as changed where public_until is not null
      group by company, sample, lower(country), public_until having sum(n) <> 0 or sum(n * vacancies) <> 0
    ) as changes$statement$, changed) into companies, closing;
  -- Transactions that change the open jobs of one company wait for each other here, and lock companies in the same order.
  perform from company_counts where company = any (companies) order by company, sample for no key update;
  execute format($statement$
    update company_counts as counted
    set jobs = counted.jobs + changes.jobs, vacancies = counted.vacancies + changes.vacancies,
      right_until = least(counted.right_until, changes.first_day)
    from (
      select company, sample, sum(n) as jobs, sum(n * changed.vacancies) as vacancies,
        min(public_until) filter (where n > 0) as first_day
      from (%s) as changed join company_counts using (company, sample)
      where company = any ($1) and public_until >= counted_from
      group by company, sample
    ) as changes
    where counted.company = changes.company and counted.sample = changes.sample$statement$, changed) using companies;

  if tg_op <> 'DELETE' then
    insert into open_companies (company, sample, country, open_until)
    select company, sample, place, max(public_until)
    from became, lateral (values (lower(country)), ('')) as places (place)
    where public_until is not null and company = any (companies)
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

create or replace function recount_open_companies(companies text[]) returns void language plpgsql as $$
begin
  perform from open_companies where company = any (companies) order by company, sample, country for update;
  update open_companies as counted set open_until = latest.public_until
  from open_companies as listed, lateral (
    select coalesce(max(jobs.public_until), '-infinity') as public_until from jobs
    where jobs.company = listed.company and jobs.sample = listed.sample
      and lower(jobs.country) = listed.country
  ) as latest
  where listed.company = any (companies) and listed.country <> ''
    and counted.company = listed.company and counted.sample = listed.sample and counted.country = listed.country
    and counted.open_until <> latest.public_until;
  update open_companies as counted set open_until = latest.day
  from (
    select company, sample, max(open_until) as day from open_companies
    where company = any (companies) and country <> '' group by company, sample
  ) as latest
  where counted.company = latest.company and counted.sample = latest.sample and counted.country = ''
    and counted.open_until <> latest.day;
  delete from open_companies where company = any (companies) and open_until = '-infinity';
end $$;

-- The first use of a company's name is a mandate of its own where the setting grants it.
create function take_mandate() returns trigger language plpgsql as $$
begin
  insert into mandates (employer_id, company, granted_unchecked)
  select new.employer_id, new.company, employer_check = 'none' from employer_rules
  on conflict (employer_id, company) do nothing;
  new.employer_until := mandate_stands_until(new.employer_id, new.company);
  -- An alert tells of a vacancy when visitors first see it.
  if new.employer_until = '-infinity' then
    new.listed_at := 'infinity';
  end if;
  return new;
end $$;
create trigger jobs_mandate_posted before insert on jobs
  for each row when (new.employer_id is not null) execute function take_mandate();
create trigger jobs_mandate_changed before update on jobs
  for each row when (new.employer_id is not null
    and (new.company <> old.company or new.employer_id is distinct from old.employer_id)) execute function take_mandate();

create function list_companies(names text[]) returns void language plpgsql as $$
begin
  perform from companies where name = any (names) and not sample order by name for no key update;
  update companies set listed_until = latest.day
  from (
    select company, max(employer_until) as day from jobs where company = any (names) and not sample group by company
  ) as latest
  where name = latest.company and not companies.sample and listed_until <> latest.day;
end $$;

create function list_companies_of_jobs() returns trigger language plpgsql as $$
declare
  names text[];
begin
  select array_agg(distinct company) into names from became join companies on name = company and not companies.sample
  where not became.sample and became.employer_until <> listed_until;
  if names is not null then
    perform list_companies(names);
  end if;
  return null;
end $$;
create trigger jobs_companies_posted after insert on jobs
  referencing new table as became for each statement execute function list_companies_of_jobs();
create trigger jobs_companies_changed after update on jobs
  referencing new table as became for each statement execute function list_companies_of_jobs();

create function list_companies_of_removed_jobs() returns trigger language plpgsql as $$
begin
  perform list_companies(array_agg(distinct company)) from was where not sample;
  return null;
end $$;
create trigger jobs_companies_removed after delete on jobs
  referencing old table as was for each statement execute function list_companies_of_removed_jobs();

-- Puts the vacancies of one account, or of all accounts (null), where their mandates now have them.
create function apply_mandates(employer uuid, company_name text) returns void language sql
begin atomic
  update jobs
  set employer_until = stands.until, updated_at = now(),
    listed_at = case when listed_at = 'infinity' and stands.until > '-infinity' then now() else listed_at end
  from (
    select employer_id, company, mandate_stands_until(employer_id, company) as until
    from employer_companies
    where (employer is null or employer_id = employer) and (company_name is null or company = company_name)
  ) as stands
  where jobs.employer_id = stands.employer_id and jobs.company = stands.company and jobs.employer_until <> stands.until;
end;

create function apply_changed_mandate() returns trigger language plpgsql as $$
begin
  perform apply_mandates(coalesce(new.employer_id, old.employer_id), coalesce(new.company, old.company));
  return null;
end $$;
create trigger mandates_applied after insert or update or delete on mandates
  for each row execute function apply_changed_mandate();

create function apply_suspension() returns trigger language plpgsql as $$
begin
  perform apply_mandates(new.id, null);
  return null;
end $$;
create trigger users_suspended after update of suspended_at on users
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function apply_suspension();

create function apply_employer_rules() returns trigger language plpgsql as $$
begin
  if new.employer_check = 'none' then
    update mandates set granted_unchecked = true where not granted_unchecked;
  end if;
  perform apply_mandates(null, null);
  return null;
end $$;
create trigger employer_rules_applied after update on employer_rules
  for each row when (old.employer_check <> new.employer_check) execute function apply_employer_rules();
