create table users (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  first_name text not null,
  last_name text not null,
  profile_image_url text,
  role text not null default 'candidate' check (role in ('candidate', 'employer')),
  password_hash text not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index users_email on users (lower(email));

create table companies (
  name text primary key,
  country text not null,
  -- A dataset says what a company does; else it is derived from the name (see shared/partner-category.ts).
  category text check (category in ('shipping', 'it', 'mining')),
  sample boolean not null default false,
  created_at timestamptz not null default now()
);

create table jobs (
  id uuid primary key default gen_random_uuid(),
  employer_id uuid references users (id),
  title text not null,
  company text not null references companies (name),
  country text not null,
  sector text not null check (sector in ('shipping', 'it', 'mining', 'luxury-cruise', 'offshore-rigs')),
  -- `labor` is also called entry, `professional` also senior.
  experience_level text not null check (experience_level in ('labor', 'mid', 'professional')),
  -- USD a month.
  salary_min integer not null check (salary_min >= 0),
  salary_max integer not null,
  vacancies integer not null default 1 check (vacancies >= 1),
  description text not null,
  requirements text not null,
  -- Open until the end of this day.
  closes_on date not null,
  -- Set when the employer closes it before its day.
  closed_at timestamptz,
  -- From an invented dataset: shown with a badge, never payable with real money.
  sample boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (search_normal(title || ' ' || company)) stored,
  check (salary_min <= salary_max)
);
create index jobs_newest on jobs (created_at desc, id desc) where closed_at is null;
create index jobs_country on jobs (lower(country), created_at desc, id desc) where closed_at is null;
create index jobs_sector on jobs (sector, created_at desc, id desc) where closed_at is null;
create index jobs_employer on jobs (employer_id, created_at desc, id desc);
create index jobs_company on jobs (company);
create index jobs_search on jobs using gin (search_text gin_trgm_ops);

create table reviews (
  id uuid primary key default gen_random_uuid(),
  candidate_name text not null,
  country text not null,
  job_obtained text not null,
  rating integer not null check (rating between 1 and 5),
  review text not null,
  verified integer not null default 0 check (verified in (0, 1)),
  hidden_at timestamptz,
  created_at timestamptz not null default now()
);
create index reviews_newest on reviews (created_at desc, id desc) where hidden_at is null;

create table newsletter_subscribers (
  email text primary key,
  -- SHA-256 of the token in the mailed link.
  token_hash bytea unique,
  confirmed_at timestamptz,
  created_at timestamptz not null default now()
);
