-- The search of words: what a job is found by, and what words mean.

-- Every word has an English stem. There are no stop words, because people look for "it", "os" and "no".
create text search dictionary search_stemmer (template = snowball, language = english);

-- Its parser only meets letters, digits and blanks, so that each word is one token.
create text search configuration search_words (parser = pg_catalog.default);
do $$
declare
  token_type text;
begin
  for token_type in select alias from ts_token_type('default') where alias <> 'blank' loop
    execute format('alter text search configuration search_words add mapping for %I with search_stemmer', token_type);
  end loop;
end $$;

create function search_stem(word text) returns text language sql immutable parallel safe strict
  return left(coalesce((ts_lexize('search_stemmer'::regdictionary, word))[1], word), 60);

-- Lower case without accents, and blanks instead of punctuation. Short forms survive: C++, C#, .NET, A/B, 2/E, bos'n.
create function search_clean(value text) returns text language sql immutable parallel safe strict
  return trim(regexp_replace(
    regexp_replace(
      replace(replace(replace(replace(replace(
        -- Text of ASCII alone, as most of it is, needs none of the slow steps.
        case when octet_length(value) = char_length(value) then lower(value) else translate(
          search_normal(value),
          -- Arabic letters that are written in two ways, marks that readers leave out in Arabic and Hindi, and invisible signs.
          E'\u0649\u0629\u064b\u064c\u064d\u064e\u064f\u0650\u0651\u0652\u0653\u0654\u0655\u0670\u093c\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\u2066\u2067\u2068\u2069\ufeff’', E'\u064a\u0647') end,
        '''', ''), '`', ''), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', 'dotnet'),
      '\m([[:alnum:]]{1,2})/([[:alnum:]]{1,2})\M', '\1\2', 'g'),
    '[[:space:]\u0001-\u001f\u007f!-/:-@\[-\x60{-~\u00a0-\u00a9\u00ab-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u00d7\u00f7\u2010-\u206f\u2190-\u2bff\u3000-\u303f\U0001f000-\U0001faff،؛؟।]+', ' ', 'g'));

create function search_words(value text) returns text[] language sql immutable parallel safe strict
  return array_remove(string_to_array(search_clean(value), ' '), '');

-- The stems of a text with their places.
create function search_lexemes(value text) returns tsvector language sql immutable parallel safe strict
  return (
    select case when words !~ '[0-9]e[0-9]' then to_tsvector('search_words'::regconfig, words) else (
      -- The parser takes the beginning of a code such as 8e296a for a number.
      select string_agg(quote_literal(search_stem(word)) || ':' || place, ' ')::tsvector
      from string_to_table(words, ' ') with ordinality as parted (word, place)) end
    from search_clean(value) as words);

create function search_stems(value text) returns text[] language sql immutable parallel safe strict
  return (
    select coalesce(array_agg(left(lexeme, 60) order by place), '{}')
    from unnest(search_lexemes(value)) as stems, unnest(positions) as place);

-- A phrase as its stems in their order.
create function search_key(value text) returns text language sql immutable parallel safe strict
  return array_to_string(search_stems(value), ' ');

-- Writers by ear spell alike what sounds alike: consonants in classes, no vowels behind the first letter, none doubled.
create function search_sound(word text) returns text language sql immutable parallel safe strict
  return (
    select regexp_replace(left(spelt, 1) || regexp_replace(substr(spelt, 2), '[aeiouyhw]', '', 'g'), '(.)\1+', '\1', 'g')
    from (select regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
      word, 'ough|augh', 'of', 'g'), 'ph', 'f', 'g'), '(tch|sch|sh|ch)', 'x', 'g'), '[ct]i(an|on)', 'xn', 'g'),
      '(ck|q|c(?![eiy]))', 'k', 'g'), '[cz]', 's', 'g'), 'mb', 'm', 'g') as spelt) as sounds);

-- What words mean. The site loads these tables from sql/terms.
create table search_concepts (
  id text primary key,
  kind text not null check (kind in ('trade', 'skill', 'certificate', 'country', 'sector', 'level', 'noise')),
  -- The country's name, the sector's or the level's value.
  value text,
  -- The first English phrases, as people write them.
  shown text[] not null,
  -- A job of this concept has these marks: `k:` for itself and each wider concept, `n:` for each near one.
  same_marks text[] not null,
  near_marks text[] not null
);
create table search_phrases (
  key text not null,
  concept text not null references search_concepts (id) on delete cascade,
  phrase text not null,
  language text not null,
  -- The rarest stem, by which a text finds the phrases that it may hold, and the query of the whole phrase.
  anchor text not null,
  query tsquery not null,
  primary key (key, concept)
);
create index search_phrases_anchor on search_phrases (anchor);
create index search_phrases_concept on search_phrases (concept);
-- Other forms of a foreign word ("soldadoras") by the stemmers of their languages.
create table search_forms (form text, word text, primary key (form, word));
create function search_forms_of(word text) returns text[] language sql immutable parallel safe strict
  return array(
    select distinct form from (values
      (ts_lexize('spanish_stem', word)), (ts_lexize('french_stem', word)), (ts_lexize('portuguese_stem', word)),
      (ts_lexize('italian_stem', word)), (ts_lexize('russian_stem', word)), (ts_lexize('german_stem', word)),
      (ts_lexize('indonesian_stem', word)), (ts_lexize('arabic_stem', word)), (ts_lexize('hindi_stem', word))
    ) as stemmed (forms), unnest(forms) as form
    where char_length(form) >= 4);

-- The words of jobs and phrases, by which a misspelt word is recognised. A task counts them.
create table search_vocabulary (
  word text primary key,
  stem text not null,
  sound text not null,
  jobs integer not null,
  titled boolean not null
);
create index search_vocabulary_stem on search_vocabulary (stem);
create index search_vocabulary_sound on search_vocabulary (sound);
create index search_vocabulary_parts on search_vocabulary using gin (word gin_trgm_ops);

-- The commonest titles, which the search suggests. The same task counts them.
create table search_titles (
  title text primary key,
  words text not null,
  jobs integer not null
);

create table search_state (
  only_row boolean primary key default true check (only_row),
  -- The checksum of the terms that were loaded.
  terms text not null default '',
  -- Marks of jobs are right when they have this number.
  version integer not null default 1,
  -- Null until every job has marks for the first time.
  filled_at timestamptz,
  -- The content version whose words were counted.
  counted_version bigint not null default 0
);
create constraint trigger search_state_public after update of terms, filled_at on search_state
  deferrable initially deferred for each row execute function raise_content_version_once();
-- A new database has no job without marks.
insert into search_state (filled_at) values (case when not exists (select from jobs) then now() end);

alter table jobs add column search_marks text[], add column search_version integer;
create index jobs_search_version on jobs (coalesce(search_version, 0));

create function search_day(moment timestamptz) returns integer language sql immutable parallel safe strict
  return (moment at time zone 'utc')::date - date '2000-01-01';

create function search_country_mark(country text) returns text language sql immutable parallel safe strict
  return left('c:' || search_clean(country), 200);

-- Marks make choices and meanings words of the one index. `t:` title, `c:` country, `s:` sector, `l:` level, `d:` day and
-- `m:` thirty days in which it was posted, `a:` day on which it came here, `e:` day and `y:` year in which it closes,
-- `v:` pay in steps of 250, `p:` pay reached, `k:` meaning, `n:` near meaning, `q:` skill or certificate that the
-- requirements name, `f:` a stated fact.
create function mark_job() returns trigger language plpgsql as $$
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
      where anchor = any (tsvector_to_array(title)) and title @@ query and kind in ('trade', 'skill', 'certificate')
      union all
      select replace(unnest(same_marks), 'k:', 'q:') from search_phrases join search_concepts on id = concept
      where anchor = any (tsvector_to_array(requirements)) and requirements @@ query and kind in ('skill', 'certificate')
    ) as marks where mark is not null);
  return new;
end $$;
create trigger jobs_searched_posted before insert on jobs for each row execute function mark_job();
-- A condition, because the triggers before it may change `listed_at`.
create trigger jobs_searched_changed before update on jobs for each row
  when ((new.title, new.country, new.sector, new.experience_level, new.requirements, new.salary_max, new.closes_on,
      new.created_at, new.listed_at, new.search_version,
      new.contract_months, new.housing, new.flights, new.visa, new.certificates)
    is distinct from (old.title, old.country, old.sector, old.experience_level, old.requirements, old.salary_max, old.closes_on,
      old.created_at, old.listed_at, old.search_version,
      old.contract_months, old.housing, old.flights, old.visa, old.certificates))
  execute function mark_job();

-- Plain stems are of title and company, `r:` of title and requirements, `b:` of everything.
create function search_vector(title text, company text, requirements text, description text, marks text[])
  returns tsvector language sql immutable parallel safe cost 20000
  return (
    with titled as materialized (select tsvector_to_array(search_lexemes(title)) as stems),
      required as materialized (select tsvector_to_array(search_lexemes(requirements)) as stems),
      named as materialized (select tsvector_to_array(search_lexemes(company)) as stems),
      described as materialized (select tsvector_to_array(search_lexemes(description)) as stems)
    select array_to_tsvector(marks || array(
      select left(unnest(titled.stems || named.stems), 60)
      union all select 'r:' || left(unnest(titled.stems || required.stems), 60)
      union all select 'b:' || left(unnest(titled.stems || required.stems || named.stems || described.stems), 60)))
    from titled, required, named, described);

create index jobs_words on jobs using gin (search_vector(title, company, requirements, description, search_marks))
  with (fastupdate = off)
  where public_until is not null and search_version is not null;
-- Statistics of the vectors would cost a second of every thousand rows that `analyze` looks at.
alter index jobs_words alter column 1 set statistics 0;

-- Jobs of one key are newest first.
create function search_sort_key(sort text, salary_max integer, closes_on date, created_at timestamptz) returns integer
  language sql immutable parallel safe
  return case sort when 'pay' then -salary_max when 'closing' then closes_on - date '2000-01-01' else -search_day(created_at) end;

-- The first `wanted` jobs of a search, tier by tier. `plan` holds
--   tiers    numbered queries, from the best to the weakest, none of which holds what another holds
--   windows  parts of each tier in the order of its jobs: an index of words has no order, so it is asked part by part until
--            the list is long enough. `marks` is a query, `from` the lowest sort key.
--   after    the last job that was shown, with its tier; `windows` of its own for the rest of that tier
--   sort     relevance or newest, pay, closing
--   partial  the number of the last tier, if it only counts when all others hold nothing
-- The sort key of a job grows along the list. Other indexes are off, because they would be walked from end to end for a word
-- that few jobs hold.
create function search_page(plan json, wanted integer) returns table (place integer, tier integer, id uuid)
  language plpgsql stable parallel safe rows 100
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  sort constant text := plan ->> 'sort';
  salary_from constant integer := plan ->> 'salaryFrom';
  posted_from constant timestamptz := (utc_today() - (plan ->> 'postedWithin')::integer)::timestamp at time zone 'utc';
  last_tier constant integer := coalesce((plan #>> '{after,tier}')::integer, 0);
  last_key constant integer := plan #>> '{after,key}';
  last_created_at constant timestamptz := plan #>> '{after,createdAt}';
  last_id constant uuid := plan #>> '{after,id}';
  partial constant integer := plan ->> 'partial';
  listed integer := 0;
  query tsquery;
  part json;
  got integer;
  number integer;
begin
  for number, query in
    select (value ->> 'number')::integer, (value ->> 'query')::tsquery from json_array_elements(plan -> 'tiers')
  loop
    continue when number < last_tier;
    exit when number = partial and (listed > 0 or last_tier not in (0, partial));
    for part in select value from json_array_elements(
      case when number = last_tier then plan #> '{after,windows}' else plan -> 'windows' end)
    loop
      return query
        select listed + (row_number() over (order by found.key, found.created_at desc, found.id desc))::integer, number, found.id
        from (
          select jobs.id, jobs.created_at, search_sort_key(sort, jobs.salary_max, jobs.closes_on, jobs.created_at) as key
          from jobs
          where search_vector(title, company, requirements, description, search_marks)
              @@ case when part ->> 'marks' is null then query else query && (part ->> 'marks')::tsquery end
            and public_until is not null and search_version is not null and public_until >= utc_today()
            and (salary_from is null or salary_max >= salary_from)
            -- A sum, so that no other index offers itself.
            and (posted_from is null or created_at + interval '0' >= posted_from)
        ) as found
        where (part ->> 'from' is null or found.key >= (part ->> 'from')::integer)
          and (number > last_tier or (found.key, last_created_at, last_id) > (last_key, found.created_at, found.id))
        order by found.key, found.created_at desc, found.id desc
        limit wanted - listed;
      get diagnostics got = row_count;
      listed := listed + got;
      if listed >= wanted then return; end if;
    end loop;
  end loop;
end $$;

-- The newest jobs that came here after `since`, up to `until`, and are no samples. No query asks for all.
create function search_arrivals(query tsquery, salary_from integer, since timestamptz, until timestamptz, wanted integer)
  returns table (id uuid, listed_at timestamptz) language plpgsql stable parallel safe rows 20
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off
  set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  -- An alert that waited for long asks for all jobs, because a query of thousands of days is slow.
  days constant tsquery := case when until - since < interval '60 days' then (
    select string_agg(quote_literal('a:' || day), ' | ')::tsquery
    from generate_series(search_day(since), search_day(until)) as day)
    else '''s:shipping'' | ''s:it'' | ''s:mining'' | ''s:luxury-cruise'' | ''s:offshore-rigs''' end;
begin
  return query
    select jobs.id, coalesce(jobs.listed_at, jobs.created_at) from jobs
    where search_vector(title, company, requirements, description, search_marks) @@ coalesce(query && days, days)
      and public_until is not null and search_version is not null and public_until >= utc_today() and not sample
      and (salary_from is null or salary_max >= salary_from)
      and coalesce(jobs.listed_at, jobs.created_at) > since and coalesce(jobs.listed_at, jobs.created_at) <= until
    order by coalesce(jobs.listed_at, jobs.created_at) desc, jobs.id desc limit wanted;
end $$;

-- Whether an open job holds the stem. The vocabulary does not know the words of new jobs yet.
create function search_holds(stem text) returns boolean language plpgsql stable parallel safe
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off set jit = off as $$
begin
  return exists (
    select from jobs
    where search_vector(title, company, requirements, description, search_marks) @@ quote_literal('b:' || stem)::tsquery
      and public_until is not null and search_version is not null and public_until >= utc_today());
end $$;

-- All that the words of a query mean, and what else they may be: `parts` are texts, of which each word counts by its part
-- and its place. One plan serves every query, because planning takes longer than running.
create function search_look_up(parts json, country text) returns json language plpgsql stable parallel safe
  set plan_cache_mode = force_generic_plan set jit = off as $$
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
          select search_text from jobs
          where known.is_doubtful and known.word ~ '[[:alnum:]]{3}'
            and begun.stems is null and formed.word is null and within.stems is null
            and search_keys(search_text, sector, country) like '%' || known.word || '%'
            and public_until is not null and public_until >= utc_today()
          limit most_completions
        ) as newest, unnest(search_words(search_text)) as word
        where word like '%' || known.word || '%'
      ) as posted on true
      -- By letters in common and by equal sound. Short words and numbers are taken as they are.
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
