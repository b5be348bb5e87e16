-- A beginning stands for words that jobs hold. "Bucher" is a misspelt butcher, although the terms know "bûcheron", which no job
-- holds. A part of a word stands for words of titles: "fiter" is a misspelt fitter and no profiterole.
create or replace function search_look_up(parts json, country text) returns json language plpgsql stable parallel safe
  set plan_cache_mode = force_generic_plan set jit = off
  -- No word that is less alike is taken for a misspelt one.
  set pg_trgm.similarity_threshold = 0.42 as $$
#variable_conflict use_column
declare
  -- Official titles are long: "aircraft gas turbine engine overhaul technician".
  longest_phrase constant integer := 7;
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
          where known.is_doubtful and char_length(known.word) >= 3 and listed.jobs > 0 and listed.word like known.word || '%'
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
            and listed.titled and listed.jobs > 0 and listed.word like '%' || known.word || '%'
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
