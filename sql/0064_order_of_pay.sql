-- Jobs of one upper pay are sorted by their lower pay, the highest first. Jobs of one key are newest first.
create function search_second_key(sort text, salary_min integer) returns integer
  language sql immutable parallel safe
  return case sort when 'pay' then -salary_min else 0 end;

drop function search_matches(tsquery[], integer, timestamptz, integer);

-- Open jobs that match all queries: at most so many, in no order. Other indexes are off, because they would be walked from
-- end to end for a word that few jobs hold.
create function search_matches(queries tsquery[], salary_from integer, posted_from timestamptz, most integer)
  returns table (id uuid, country text, sector text, experience_level text, salary_min integer, salary_max integer,
    closes_on date, created_at timestamptz)
  language plpgsql stable parallel safe rows 100
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  first constant tsquery := queries[1];
  second constant tsquery := queries[2];
  -- A condition that is there already costs nothing.
  third constant tsquery := coalesce(queries[3], second);
  others constant tsquery := coalesce((select string_agg('(' || query::text || ')', ' & ')::tsquery from unnest(queries[4:]) as query), third);
begin
  if second is null then
    return query
      select id, country, sector, experience_level, salary_min, salary_max, closes_on, created_at from jobs
      where search_vector(title, company, requirements, description, search_marks) @@ first
        and public_until is not null and search_version is not null and public_until >= utc_today()
        and (salary_from is null or salary_max >= salary_from)
        -- A sum, so that no other index offers itself.
        and (posted_from is null or created_at + interval '0' >= posted_from)
      limit most;
  else
    -- The index skips from job to job of the rarest condition, while it tests each job for the parts of a joined one. The first
    -- query has the most parts, so it tests the jobs that the others have left.
    return query
      select id, country, sector, experience_level, salary_min, salary_max, closes_on, created_at from jobs
      where search_vector(title, company, requirements, description, search_marks) @@ second
        and search_vector(title, company, requirements, description, search_marks) @@ third
        and search_vector(title, company, requirements, description, search_marks) @@ others
        and search_vector(title, company, requirements, description, search_marks) @@ first
        and public_until is not null and search_version is not null and public_until >= utc_today()
        and (salary_from is null or salary_max >= salary_from)
        and (posted_from is null or created_at + interval '0' >= posted_from)
      limit most;
  end if;
end $$;

create or replace function search_page(plan json, wanted integer, matching integer) returns table (place integer, tier integer, id uuid)
  language plpgsql stable parallel safe rows 100 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  sort constant text := plan ->> 'sort';
  salary_from constant integer := plan ->> 'salaryFrom';
  posted_from constant timestamptz := search_posted_from(plan);
  last_tier constant integer := coalesce((plan #>> '{after,tier}')::integer, 0);
  last_key constant integer := plan #>> '{after,key}';
  -- A cursor of the version before has none. Its list begins again with the jobs of its key, so that it misses none.
  last_second_key constant integer := coalesce(
    (plan #>> '{after,secondKey}')::integer, case sort when 'pay' then -2147483648 else 0 end);
  last_created_at constant timestamptz := plan #>> '{after,createdAt}';
  last_id constant uuid := plan #>> '{after,id}';
  partial constant integer := plan ->> 'partial';
  days constant json := plan -> 'days';
  newest constant integer := days ->> 'newest';
  oldest constant integer := days ->> 'oldest';
  listed integer := 0;
  queries tsquery[];
  number integer;
  windows json;
  part json;
  parts integer;
  marks tsquery;
  lowest_key integer;
  first_day integer;
  from_day integer;
  until_day integer;
  read_jobs integer;
  got integer;
begin
  if matching = 0 then return; end if;
  for number, queries in
    select (value ->> 'number')::integer, search_conditions(value) from json_array_elements(plan -> 'tiers')
  loop
    continue when number < last_tier;
    exit when number = partial and (listed > 0 or last_tier not in (0, partial));
    windows := case when number = last_tier then plan #> '{after,windows}' else plan -> 'windows' end;
    first_day := case when number = last_tier then least(newest, -last_key) else newest end;
    until_day := first_day;
    lowest_key := null;
    parts := 0;
    read_jobs := 0;
    loop
      if windows is null then
        exit when until_day < oldest;
        from_day := case when matching is null then
          search_next_day(days, until_day, wanted - listed, first_day - until_day, read_jobs) end;
        marks := search_day_marks(from_day, until_day);
      else
        part := windows -> parts;
        exit when part is null;
        marks := (part ->> 'marks')::tsquery;
        lowest_key := part ->> 'from';
      end if;
      return query
        select listed + (row_number() over (order by key, second_key, created_at desc, id desc))::integer, number, id
        from (
          select id, created_at, search_sort_key(sort, salary_max, closes_on, created_at) as key,
            search_second_key(sort, salary_min) as second_key
          from search_matches(array_append(queries, marks), salary_from, posted_from, null)
        ) as found
        where (lowest_key is null or key >= lowest_key)
          and (number > last_tier or (key, second_key, last_created_at, last_id) > (last_key, last_second_key, created_at, id))
        order by key, second_key, created_at desc, id desc
        limit wanted - listed;
      get diagnostics got = row_count;
      listed := listed + got;
      if listed >= wanted then return; end if;
      exit when windows is null and from_day is null;
      parts := parts + 1;
      read_jobs := read_jobs + got;
      until_day := from_day - 1;
      -- The last part has no marks, and would find the newer ones again.
      if windows is null then lowest_key := -until_day; end if;
    end loop;
  end loop;
end $$;
