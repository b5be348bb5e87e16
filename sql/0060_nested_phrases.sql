-- The marks of a title say what it means. A trade inside a longer phrase counts if the terms relate the two: a diamond driller is a
-- driller, but no mechanic works in "rock mechanics engineer", and a "QA automation engineer" is near no electrician.
create function search_title_marks(title tsvector, title_key text) returns setof text language plpgsql stable parallel safe
  set plan_cache_mode = force_generic_plan as $$
begin
  return query
    with meant as materialized (
      select key, concept, kind, same_marks, near_marks from search_phrases join search_concepts on id = concept
      where anchor = any (tsvector_to_array(title)) and title @@ query and kind in ('trade', 'skill', 'certificate')
    )
    select unnest(same_marks || near_marks) from meant
    where kind <> 'trade' or not exists (
      select from meant as longer
      where longer.key <> meant.key and position(' ' || meant.key || ' ' in ' ' || longer.key || ' ') > 0
        and 'k:' || meant.concept <> all (longer.same_marks) and 'n:' || meant.concept <> all (longer.near_marks)
        and 'k:' || longer.concept <> all (meant.same_marks)
        -- The title may hold the shorter phrase a second time.
        and position(' ' || meant.key || ' ' in replace(' ' || title_key || ' ', ' ' || longer.key || ' ', ' | ')) = 0);
end $$;

create or replace function mark_job() returns trigger language plpgsql set plan_cache_mode = force_generic_plan as $$
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
      select search_title_marks(title, title_key)
      union all
      select replace(unnest(same_marks), 'k:', 'q:') from search_phrases join search_concepts on id = concept
      where anchor = any (tsvector_to_array(requirements)) and requirements @@ query and kind in ('skill', 'certificate')
    ) as marks where mark is not null);
  return new;
end $$;

-- Each job gets its marks anew.
update search_state set version = version + 1;
