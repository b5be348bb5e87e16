-- The functions of 0037 in PL/pgSQL, which keeps their plans for a session. Each statement planned the nested SQL functions
-- anew, and that took longer than their work. Names have their schema, because a restored backup builds the index of words
-- without a search path.
create or replace function search_clean(value text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return trim(regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(replace(
        -- Text of ASCII alone, as most of it is, needs none of the slow steps.
        case when octet_length(value) = char_length(value) then lower(value) else translate(
          public.search_normal(value),
          -- Arabic letters that are written in two ways, marks that readers leave out in Arabic and Hindi, and invisible signs.
          E'\u0649\u0629\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u093c\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff’', E'\u064a\u0647') end,
        '''', ''), '`', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', 'dotnet'),
      '\m([[:alnum:]]{1,2})/([[:alnum:]]{1,2})\M', '\1\2', 'g'),
    '[[:space:]\u0001-\u001f\u007f!-/:-@\[-\x60{-~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2010-\u206f\u2190-\u2bff\u3000-\u303f\U0001f000-\U0001faff،؛؟।]+', ' ', 'g'));
end $$;

create or replace function search_stem(word text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return left(coalesce((ts_lexize('public.search_stemmer'::regdictionary, word))[1], word), 60);
end $$;

create or replace function search_words(value text) returns text[] language plpgsql immutable parallel safe strict as $$
begin
  return array_remove(string_to_array(public.search_clean(value), ' '), '');
end $$;

create or replace function search_lexemes(value text) returns tsvector language plpgsql immutable parallel safe strict as $$
declare
  words constant text := public.search_clean(value);
begin
  if words !~ '[0-9]e[0-9]' then return to_tsvector('public.search_words'::regconfig, words); end if;
  -- The parser takes the beginning of a code such as 8e296a for a number.
  return (
    select string_agg(quote_literal(public.search_stem(word)) || ':' || place, ' ')::tsvector
    from string_to_table(words, ' ') with ordinality as parted (word, place));
end $$;

create or replace function search_stems(value text) returns text[] language plpgsql immutable parallel safe strict as $$
begin
  return (
    select coalesce(array_agg(left(lexeme, 60) order by place), '{}')
    from unnest(public.search_lexemes(value)) as stems, unnest(positions) as place);
end $$;

create or replace function search_key(value text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return array_to_string(public.search_stems(value), ' ');
end $$;

create or replace function search_country_mark(country text) returns text language plpgsql immutable parallel safe strict as $$
begin
  return left('c:' || public.search_clean(country), 200);
end $$;

-- Words of at most 60 letters with a prefix each.
create function search_prefixed(prefix text, stems text[]) returns text[] language plpgsql immutable parallel safe strict as $$
declare
  listed constant text := array_to_string(stems, E'\x01');
begin
  if listed = '' then return '{}'; end if;
  if listed ~ '[^\x01]{61}' then return array(select prefix || left(stem, 60) from unnest(stems) as stem); end if;
  -- Functions of texts take a tenth of the time of a query.
  return string_to_array(prefix || replace(listed, E'\x01', E'\x01' || prefix), E'\x01');
end $$;

create or replace function search_vector(title text, company text, requirements text, description text, marks text[])
  returns tsvector language plpgsql immutable parallel safe cost 20000 as $$
declare
  titled constant text[] := tsvector_to_array(public.search_lexemes(title));
  required constant text[] := titled || tsvector_to_array(public.search_lexemes(requirements));
  named constant text[] := tsvector_to_array(public.search_lexemes(company));
  described constant text[] := tsvector_to_array(public.search_lexemes(description));
begin
  return array_to_tsvector(marks || public.search_prefixed('', titled || named) || public.search_prefixed('r:', required)
    || public.search_prefixed('b:', required || named || described));
end $$;

alter function mark_job() set plan_cache_mode = force_generic_plan;

-- The first day of the next part of a list that is sorted by days, or null for all days that are left. The density of what
-- was read before says how long the part is.
create function search_next_day(days json, until_day integer, wanted integer, read_days integer, read_jobs integer)
  returns integer language plpgsql immutable parallel safe as $$
declare
  few_jobs constant integer := 20000;
  -- A part of a common word holds as many jobs as the page needs, without a count of the word.
  jobs_for_each constant integer := 5;
  -- A part of a rarer word holds some more, because the estimate is rough.
  most_more constant integer := 200;
  -- A word may have been rare lately and common before.
  most_times constant integer := 32;
  newest constant integer := days ->> 'newest';
  oldest constant integer := days ->> 'oldest';
  jobs constant integer := days ->> 'jobs';
  length constant float8 := case when read_days = 0 then ceil(jobs_for_each * wanted * (newest - oldest + 1.0) / jobs)
    else read_days * least(most_times, greatest(1, (wanted + most_more) / (read_jobs + 1.0))) end;
begin
  if jobs < few_jobs or until_day - oldest < 1.5 * length then return null; end if;
  -- A longer part begins with a whole mark of thirty days.
  return case when length < 45 then until_day - length::integer + 1 else (until_day - length::integer + 1) / 30 * 30 end;
end $$;

-- The marks of all days in between: of single ones, and of thirty each in the middle.
create function search_day_marks(from_day integer, until_day integer) returns tsquery
  language plpgsql immutable parallel safe strict as $$
declare
  first_block constant integer := (from_day + 29) / 30;
  last_block constant integer := (until_day + 1) / 30 - 1;
begin
  return (
    select string_agg(quote_literal(mark), ' | ')::tsquery from (
      select 'm:' || block as mark from generate_series(first_block, last_block) as block
      union all
      select 'd:' || day from generate_series(from_day, until_day) as day
      where first_block > last_block or day / 30 not between first_block and last_block
    ) as marks);
end $$;

-- Open jobs that match all queries: at most so many, in no order. Other indexes are off, because they would be walked from
-- end to end for a word that few jobs hold.
create function search_matches(queries tsquery[], salary_from integer, posted_from timestamptz, most integer)
  returns table (id uuid, country text, sector text, experience_level text, salary_max integer, closes_on date,
    created_at timestamptz)
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
      select id, country, sector, experience_level, salary_max, closes_on, created_at from jobs
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
      select id, country, sector, experience_level, salary_max, closes_on, created_at from jobs
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

create function search_conditions(tier json) returns tsquery[] language plpgsql immutable parallel safe strict as $$
begin
  return (tier ->> 'query')::tsquery || array(
    select condition::tsquery from json_array_elements_text(coalesce(tier -> 'also', '[]')) as condition);
end $$;

create function search_posted_from(plan json) returns timestamptz language sql stable parallel safe
  return (utc_today() - (plan ->> 'postedWithin')::integer)::timestamp at time zone 'utc';

-- The first `wanted` jobs of a search, tier by tier. `plan` holds
--   tiers    numbered queries, from the best to the weakest, none of which holds what another holds. Jobs match `also`, too.
--   days     the newest and the oldest day and the number of jobs. An index of words has no order, so a list that is sorted by
--            days is asked part by part, the newest days first, until it is long enough.
--   windows  such parts of a list in another order. `marks` is a query, `from` the lowest sort key.
--   after    the last job that was shown, with its tier; `windows` of its own for the rest of that tier
--   sort     relevance or newest, pay, closing
--   partial  the number of the last tier, if it only counts when all others hold nothing
-- `matching` is the number of jobs of all tiers if it is small, else null. The sort key of a job grows along the list.
create function search_page(plan json, wanted integer, matching integer) returns table (place integer, tier integer, id uuid)
  language plpgsql stable parallel safe rows 100 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  sort constant text := plan ->> 'sort';
  salary_from constant integer := plan ->> 'salaryFrom';
  posted_from constant timestamptz := search_posted_from(plan);
  last_tier constant integer := coalesce((plan #>> '{after,tier}')::integer, 0);
  last_key constant integer := plan #>> '{after,key}';
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
        select listed + (row_number() over (order by key, created_at desc, id desc))::integer, number, id
        from (
          select id, created_at, search_sort_key(sort, salary_max, closes_on, created_at) as key
          from search_matches(array_append(queries, marks), salary_from, posted_from, null)
        ) as found
        where (lowest_key is null or key >= lowest_key)
          and (number > last_tier or (key, last_created_at, last_id) > (last_key, created_at, id))
        order by key, created_at desc, id desc
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

-- A site of the version before asks by two values while it ends.
create or replace function search_page(plan json, wanted integer) returns table (place integer, tier integer, id uuid)
  language sql stable parallel safe rows 100 begin atomic
  select place, tier, id from search_page(plan, wanted, null);
end;

-- The choices that are stated by the jobs of a search: by at most so many jobs, by newer ones before older ones.
create function search_counted(plan json, most integer) returns table (country text, sector text, experience_level text)
  language plpgsql stable parallel safe rows 1000 set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  salary_from constant integer := plan ->> 'salaryFrom';
  posted_from constant timestamptz := search_posted_from(plan);
  partial constant integer := plan ->> 'partial';
  days constant json := plan -> 'days';
  newest constant integer := days ->> 'newest';
  oldest constant integer := days ->> 'oldest';
  listed integer := 0;
  queries tsquery[];
  number integer;
  marks tsquery;
  from_day integer;
  until_day integer;
  read_jobs integer;
  got integer;
begin
  for number, queries in
    select (value ->> 'number')::integer, search_conditions(value) from json_array_elements(plan -> 'tiers')
  loop
    exit when number = partial and listed > 0;
    until_day := newest;
    read_jobs := 0;
    loop
      exit when until_day < oldest;
      from_day := search_next_day(days, until_day, most - listed, newest - until_day, read_jobs);
      return query
        select country, sector, experience_level
        from search_matches(array_append(queries, search_day_marks(from_day, until_day)), salary_from, posted_from,
          most - listed + case when from_day is null then read_jobs else 0 end)
        where until_day = newest or search_day(created_at) <= until_day
        limit most - listed;
      get diagnostics got = row_count;
      listed := listed + got;
      if listed >= most then return; end if;
      exit when from_day is null;
      read_jobs := read_jobs + got;
      until_day := from_day - 1;
    end loop;
  end loop;
end $$;

-- Titles and companies of open jobs that hold a part of a word. Other indexes are off, because the planner walked the newest
-- jobs to their end for a part that no job holds.
create function search_posted(part text, most integer) returns table (search_text text)
  language plpgsql stable parallel safe strict rows 10
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  return query
    select search_text from jobs
    where search_keys(search_text, sector, country) like '%' || part || '%'
      and public_until is not null and public_until >= utc_today()
    limit most;
end $$;

-- All that the words of a query mean, and what else they may be: `parts` are texts, of which each word counts by its part
-- and its place. One plan serves every query, because planning takes longer than running.
create or replace function search_look_up(parts json, country text) returns json language plpgsql stable parallel safe
  set plan_cache_mode = force_generic_plan set jit = off
  -- No word that is less alike is taken for a misspelt one.
  set pg_trgm.similarity_threshold = 0.42 as $$
#variable_conflict use_column
declare
  longest_phrase constant integer := 5;
  most_words_of_part constant integer := 12;
  -- A query of more words is no search, and nobody misspells so many.
  most_words constant integer := 40;
  most_doubtful constant integer := 4;
  most_completions constant integer := 10;
  looked_up json;
begin
  with words as materialized (
    select part - 1 as part, place - 1 as place, word, search_stem(word) as stem
    from json_array_elements_text(parts) with ordinality as given (value, part),
      unnest((search_words(value))[1:most_words_of_part]) with ordinality as parted (word, place)
    limit most_words
  ), known as materialized (
    -- A limit keeps the planner from reading whole tables for these few words.
    select words.*, search_sound(word) as sound, coalesce(
      (select true from search_vocabulary as listed where listed.stem = words.stem limit 1),
      (select true from search_phrases where anchor = words.stem limit 1),
      search_holds(words.stem)) as known
    from words
  ), doubtful as (
    select *, not known and row_number() over (partition by known order by part, place) <= most_doubtful as is_doubtful from known
  ), phrases as (
    select first.part, first.place, length, meaning.*
    from words as first, generate_series(1, longest_phrase) as length, lateral (
      select string_agg(stem, ' ' order by place) as key, count(*) as found from words
      where words.part = first.part and words.place between first.place and first.place + length - 1
    ) as gram, lateral (
      select id as concept, kind, value, shown,
        case kind when 'country' then search_country_mark(value) when 'sector' then 's:' || value
          when 'level' then 'l:' || value end as mark,
        array(select distinct search_stem(search_clean(name)) from unnest(shown) as name where search_clean(name) !~ ' ') as stems
      from search_phrases join search_concepts on id = search_phrases.concept
      where search_phrases.key = gram.key limit 10
    ) as meaning
    where gram.found = length
  )
  select json_build_object(
    'today', search_day(now()),
    'countryMark', search_country_mark(country),
    'phrases', (select coalesce(json_agg(phrases order by part, place, length, concept), '[]') from phrases),
    'words', (
      select coalesce(json_agg(json_build_object(
        'part', known.part, 'word', known.word, 'stem', known.stem, 'known', known.known,
        'completions', coalesce(begun.stems, within.stems, posted.stems, '[]'),
        'correction', coalesce(formed.word, meant.word)) order by known.part, known.place), '[]')
      from doubtful as known
      left join lateral (
        select json_agg(stem) as stems from (
          select stem from search_vocabulary as listed
          where known.is_doubtful and char_length(known.word) >= 3 and listed.word like known.word || '%'
          group by stem order by bool_or(titled) desc, max(jobs) desc, stem limit most_completions
        ) as beginning
      ) as begun on true
      left join lateral (
        select min(search_forms.word) as word from search_forms
        where known.is_doubtful and begun.stems is null and form = any (search_forms_of(known.word))
      ) as formed on true
      left join lateral (
        select json_agg(stem) as stems from (
          select stem from search_vocabulary as listed
          where known.is_doubtful and char_length(known.word) >= 5 and begun.stems is null and formed.word is null
            and listed.word like '%' || known.word || '%'
          group by stem order by bool_or(titled) desc, max(jobs) desc, stem limit most_completions
        ) as holding
      ) as within on true
      -- Titles and companies of jobs whose words were not counted yet.
      left join lateral (
        select json_agg(distinct search_stem(word)) as stems from (
          select search_text from search_posted(case when known.is_doubtful and known.word ~ '[[:alnum:]]{3}'
            and begun.stems is null and formed.word is null and within.stems is null then known.word end, most_completions)
        ) as newest, unnest(search_words(search_text)) as word
        where word like '%' || known.word || '%'
      ) as posted on true
      -- A known word is alike by letters in common or by equal sound. Short words and numbers are taken as they are.
      left join lateral (
        select word from (
          select word, jobs, titled, similarity(word, known.word) as likeness
          from search_vocabulary as listed where word % known.word
          union all
          select word, jobs, titled, similarity(word, known.word) + 0.35
          from search_vocabulary as listed where sound = known.sound
        ) as alike
        where known.is_doubtful and char_length(known.word) >= 4 and known.word !~ '[0-9]' and begun.stems is null
          and formed.word is null and within.stems is null and posted.stems is null
          and char_length(word) > 2 and abs(char_length(word) - char_length(known.word)) <= 3 and likeness > 0.42
        order by likeness + case when titled then 0.12 else 0 end + ln(1 + jobs) / 60 desc, word
        limit 1
      ) as meant on true
    )
  ) into looked_up;
  return looked_up;
end $$;
