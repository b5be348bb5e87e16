-- When the employer of the job lost sight of its applications; null while they see them. A check that ends with its last
-- day leaves it null, since employer_until says that day.
alter table jobs add column employer_closed_at timestamptz;

create function note_employer_closing() returns trigger language plpgsql as $$
begin
  if new.employer_until >= utc_today() then
    new.employer_closed_at := null;
  elsif new.employer_until = '-infinity' and new.employer_closed_at is null then
    new.employer_closed_at := now();
    -- The last day of the check was past before.
    if tg_op = 'UPDATE' and old.employer_until < utc_today() and old.employer_until > '-infinity' then
      new.employer_closed_at := (old.employer_until + 1)::timestamp at time zone 'utc';
    end if;
  end if;
  return new;
end $$;
-- Triggers run in the order of their names: these see what those of the mandates and of the reviews decided.
create trigger jobs_standing_changed before update on jobs
  for each row when (new.employer_until <> old.employer_until) execute function note_employer_closing();
create trigger jobs_standing_posted before insert on jobs
  for each row when (new.employer_until = '-infinity' or new.employer_id is not null)
  execute function note_employer_closing();

update jobs set employer_closed_at = now() where employer_until = '-infinity';

-- The first day on which the employer of the job may not see its applications. Read it only where they may not.
create function closed_to_employer_on(employer_until date, employer_closed_at timestamptz) returns date
  language sql immutable
  return case when employer_until = '-infinity' then (employer_closed_at at time zone 'utc')::date
    else employer_until + 1 end;
