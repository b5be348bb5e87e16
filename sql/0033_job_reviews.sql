-- Rules found something in the job's text, and no administrator released that text. Such a job is in review.
alter table jobs add column held boolean not null default false;

create table job_holds (
  job_id uuid primary key references jobs (id) on delete cascade,
  -- Changes with each text, so that an administrator cannot decide on a text that they did not see.
  text_id uuid not null unique default gen_random_uuid(),
  -- [{"rule": ..., "sentence": ...}], in the order of the rules.
  findings json not null,
  state text not null default 'held' check (state in ('held', 'released', 'refused')),
  -- An administrator refused an earlier text: only an administrator makes the job public again.
  refused_before boolean not null default false,
  held_at timestamptz not null default now(),
  decided_at timestamptz,
  -- The administrator's words to the employer.
  reason text,
  check ((state = 'held') = (decided_at is null)),
  check (state <> 'refused' or reason is not null)
);
create index job_holds_waiting on job_holds (held_at, job_id) where state = 'held';

-- employer_rules.unpaid_withheld is false only where the specification's journey runs: outside production, with
-- EMPLOYER_CHECK=none. There a held job is public all the same.
create function hold_job() returns trigger language plpgsql as $$
begin
  if new.held and (select unpaid_withheld from employer_rules) then
    new.employer_until := '-infinity';
    -- An alert tells of the job when visitors first see it.
    if tg_op = 'INSERT' or old.listed_at = 'infinity' then
      new.listed_at := 'infinity';
    end if;
    return new;
  end if;
  if tg_op = 'UPDATE' and (old.held or new.held) then
    new.employer_until := mandate_stands_until(new.employer_id, new.company);
  end if;
  if new.listed_at = 'infinity' and new.employer_until >= utc_today() then
    new.listed_at := now();
  end if;
  return new;
end $$;
-- Triggers run in the order of their names: these have the last word, after those of the mandates.
create trigger jobs_review_posted before insert on jobs
  for each row when (new.held) execute function hold_job();
create trigger jobs_review_changed before update on jobs
  for each row when (new.held or old.held or new.listed_at = 'infinity') execute function hold_job();

create index jobs_held on jobs (id) where held;

create function apply_holds() returns trigger language plpgsql as $$
begin
  update jobs set updated_at = now() where held;
  return null;
end $$;
create trigger employer_rules_hold after update on employer_rules
  for each row when (old.unpaid_withheld <> new.unpaid_withheld) execute function apply_holds();

-- A company's name in plain small letters: without accents, invisible letters, signs, and letters that only look alike.
create function plain_words(name text) returns text language sql immutable parallel safe strict
  return btrim(regexp_replace(
    translate(replace(replace(replace(replace(
      translate(
        regexp_replace(lower(normalize(name, NFKD)), '[\u0300-\u036f\u00ad\u200b-\u200f\u2060\ufeff]', '', 'g'),
        'авекмнорстухіѕјαβεζηικμνορτυχ0135ıłøđ', 'abekmhopctyxisjabezhikmnoptyxolesilod'),
      'æ', 'ae'), 'œ', 'oe'), 'rn', 'm'), 'vv', 'w'), 'l', 'i'),
    '[^[:alnum:]]+', ' ', 'g'));

-- Names that differ only in their spaces and in words that any company may add are alike. Here, too, l is written as i.
create function plain_name(name text) returns text language sql immutable parallel safe strict
  return regexp_replace(plain_words(name),
    '\m(itd|iimited|iic|inc|corp|corporation|co|company|group|gmbh|ag|as|asa|sa|bv|nv|pic|pte|pvt|private|crew|crewing|crews|manning|department|dept|hr|recruitment|recruiting|careers|jobs|agency|office|officiai)\M| ', '', 'g');

create index mandates_alike on mandates (plain_name(company)) where state = 'checked';

-- Texts are the same when nothing but their spaces, lines, periods, commas and capitals differ. replace() reads a
-- description in a fifth of the time that a regular expression takes.
create function text_key(written text) returns text language sql immutable parallel safe strict
  return md5(lower(replace(replace(replace(replace(replace(
    written, ' ', ''), E'\n', ''), E'\r', ''), '.', ''), ',', '')));

create index jobs_alike on jobs (text_key(description))
  where employer_id is not null and length(description) >= 120;

-- Uploads that go on now, wherever Workers run them. One that broke off leaves its place when its time is over.
create unlogged table upload_places (
  id uuid primary key,
  -- The sender: a keyed digest of the network that sends.
  sender bytea not null,
  until timestamptz not null
);
