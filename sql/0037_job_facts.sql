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

-- Marks make choices and meanings words of the one index. `t:` title, `c:` country, `s:` sector, `l:` level, `d:` day and
-- `m:` thirty days in which it was posted, `a:` day on which it came here, `e:` day and `y:` year in which it closes,
-- `v:` pay in steps of 250, `p:` pay reached, `k:` meaning, `n:` near meaning, `q:` skill or certificate that the
-- requirements name, `f:` a stated fact.
create or replace function mark_job() returns trigger language plpgsql as $$
declare
  title_key constant text := search_key(new.title);
  title constant tsvector := search_lexemes(new.title);
  requirements constant tsvector := search_lexemes(new.requirements);
begin
  new.search_version := (select version from search_state);
  new.search_marks := array(
    select distinct left(mark, 200) from (
      select unnest(array[
        't:' || title_key, search_country_mark(new.country), 's:' || new.sector, 'l:' || new.experience_level,
        'd:' || search_day(new.created_at), 'm:' || search_day(new.created_at) / 30,
        'e:' || (new.closes_on - date '2000-01-01'), 'y:' || (new.closes_on - date '2000-01-01') / 365,
        'v:' || least(new.salary_max / 250, 100), 'a:' || search_day(nullif(coalesce(new.listed_at, new.created_at), 'infinity'))]) as mark
      union all
      select 'p:' || floor from unnest(array[1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10000, 15000]) as floors (floor)
      where floor <= new.salary_max
      union all
      select unnest(array[
        case when new.housing then 'f:housing' end, case when new.flights then 'f:flights' end, 'f:visa:' || new.visa,
        'f:months:' || new.contract_months])
      union all
      select 'f:certificate:' || code from unnest(new.certificates) as code
      union all
      -- A search for "GMDSS" finds the certificate as it finds a requirement.
      select replace(unnest(same_marks), 'k:', 'q:')
      from (select search_lexemes(code) as words from unnest(new.certificates) as code) as stated
      join search_phrases on anchor = any (tsvector_to_array(words)) join search_concepts on id = concept
      where words @@ query and kind in ('skill', 'certificate')
      union all
      select 't:' || concept || ':' from search_phrases where key = title_key
      union all
      select unnest(same_marks || near_marks) from search_phrases join search_concepts on id = concept
      where anchor = any (tsvector_to_array(title)) and title @@ query
      union all
      select replace(unnest(same_marks), 'k:', 'q:') from search_phrases join search_concepts on id = concept
      where anchor = any (tsvector_to_array(requirements)) and requirements @@ query and kind in ('skill', 'certificate')
    ) as marks where mark is not null);
  return new;
end $$;
drop trigger jobs_searched_changed on jobs;
-- A condition, because the triggers before it may change `listed_at`.
create trigger jobs_searched_changed before update on jobs for each row
  when ((new.title, new.country, new.sector, new.experience_level, new.requirements, new.salary_max, new.closes_on,
      new.created_at, new.listed_at, new.search_version,
      new.contract_months, new.housing, new.flights, new.visa, new.certificates)
    is distinct from (old.title, old.country, old.sector, old.experience_level, old.requirements, old.salary_max, old.closes_on,
      old.created_at, old.listed_at, old.search_version,
      old.contract_months, old.housing, old.flights, old.visa, old.certificates))
  execute function mark_job();
