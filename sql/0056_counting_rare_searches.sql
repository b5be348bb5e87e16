-- A count reads some 5,000 jobs first. If hardly one of them matches, the search reads all other days at once. A page reads
-- 120 jobs first, which say less, so it goes on step by step.
create or replace function search_next_day(days json, until_day integer, wanted integer, read_days integer, read_jobs integer)
  returns integer language plpgsql immutable parallel safe as $$
declare
  few_jobs constant integer := 20000;
  -- A part of a common word holds as many jobs as the page needs, without a count of the word.
  jobs_for_each constant integer := 5;
  -- A part of a rarer word holds some more, because the estimate is rough.
  most_more constant integer := 200;
  -- A word may have been rare lately and common before.
  most_times constant integer := greatest(32, wanted / 10);
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
