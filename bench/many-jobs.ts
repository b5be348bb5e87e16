import type { Client } from "../src/db/connect.ts";

const batch = 20_000;
const companyCopies = 200;
const days = 730;
/** Made-up words, of which the n-th is used 1/n times as often as the first (Zipf's law). */
const madeUpWords = 300_000;
/** A job's text takes two of these lines of made-up words, because making them anew takes longer than the rest. */
const lines = 20_000;

const syllables = [..."bdfgklmnprstvz"].flatMap((one) => [..."aeiou"].map((other) => one + other)).join("");

export const rareWord = "bellman";

/**
 * Adds open jobs up to `wanted`, which have the trades of the site's dataset and a vocabulary of their own: made-up words
 * in half of the titles, in each company and in each text. They were posted over two years.
 */
export async function fillWithJobs(sql: Client, wanted: number): Promise<number> {
  const [dataset] = await sql<{ jobs: number }[]>`select count(*)::int as jobs from jobs`;
  await prepare(sql);
  await withoutIndexes(sql, async () => {
    // The marks of the dataset's jobs serve for the copies, because made-up words mean nothing.
    await sql`alter table jobs disable trigger jobs_searched_posted`;
    for (let first = dataset!.jobs; first < wanted; first += batch)
      await insertJobs(sql, first, Math.min(first + batch, wanted) - 1, { ofDataset: dataset!.jobs, wanted });
    await sql`alter table jobs enable trigger jobs_searched_posted`;
  });
  await sql`drop table bench_jobs, bench_lines`;
  await sql`vacuum (analyze) jobs`;
  await sql`vacuum (analyze) open_job_counts`;
  await sql`vacuum (analyze) open_companies`;
  await sql`vacuum (analyze) company_counts`;
  const [row] = await sql<{ jobs: number }[]>`select count(*)::int as jobs from jobs`;
  return row!.jobs;
}

async function prepare(sql: Client): Promise<void> {
  await sql`select setseed(0.5)`;
  const syllable = (power: number) => `substr('${syllables}', 1 + 2 * (rank / ${power} % 70), 2)`;
  await sql.unsafe(`
    create function bench_word(rank integer) returns text language sql immutable parallel safe
      return ${syllable(1)} || ${syllable(70)} || ${syllable(4_900)};
    create function bench_words(wanted integer, seed bigint) returns text language sql volatile
      return (select string_agg(bench_word(exp(random() * ln(${madeUpWords}))::integer - 1), ' ')
        from generate_series(1, wanted + (seed * 0)::integer))`);
  await sql`
    insert into companies (name, country, category)
    select name || ' ' || bench_word(copy), country, category from companies, generate_series(1, ${companyCopies}) as copy`;
  await sql`
    create table bench_lines as
    select line, bench_words(15, line) as words from generate_series(0, ${lines - 1}::int) as line`;
  await sql`create unique index on bench_lines (line)`;
  // A copy takes the country of any job of its sector, so that some sectors and countries never meet.
  await sql`
    create table bench_jobs as
    select row_number() over (order by id) - 1 as number, jobs.*, search_key(title) as key, (
      select array_agg(country) from jobs as other where other.sector = jobs.sector
    ) as countries, array(
      select mark from unnest(search_marks) as mark where mark ~ '^[knqsl]:'
    ) as marks
    from jobs`;
}

/** Jobs come in the order in which they were posted, as in a table that grows. */
async function insertJobs(
  sql: Client,
  first: number,
  last: number,
  { ofDataset, wanted }: { ofDataset: number; wanted: number },
): Promise<void> {
  await sql`
    with copies as materialized (
      select base.*, copy, copy / ${ofDataset}::int as round,
        case when copy % 50000 = 0 then ${rareWord} when random() < 0.5 then bench_words(1, copy) end as added,
        countries[1 + floor(random() * cardinality(countries))::int] as copy_country,
        0.7 + random() as pay, now() - (1 - copy / ${wanted}::float8) * make_interval(days => ${days}) as posted_at,
        utc_today() + 1 + floor(random() * 90)::int as closing_on,
        floor(random() * ${lines})::int as first_line, floor(random() * ${lines})::int as second_line
      from generate_series(${first}::int, ${last}::int) as copy
      join bench_jobs as base on base.number = copy % ${ofDataset}::int
    )
    insert into jobs (title, company, country, sector, experience_level, salary_min, salary_max, vacancies, description,
      requirements, closes_on, created_at, listed_at, search_version, search_marks)
    select concat_ws(' ', title, added), company || ' ' || bench_word(1 + round % ${companyCopies}), copy_country, sector,
      experience_level, salary_min * pay, salary_max * pay, vacancies,
      concat_ws(' ', left(description, 240), first.words, second.words), requirements || ' ' || bench_words(2, copy),
      closing_on, posted_at, posted_at, search_version,
      marks || array[
        't:' || concat_ws(' ', key, search_stem(added)), 'c:' || search_clean(copy_country), 'd:' || search_day(posted_at),
        'm:' || search_day(posted_at) / 30, 'a:' || search_day(posted_at), 'e:' || (closing_on - date '2000-01-01'),
        'v:' || least((salary_max * pay)::int / 250, 100)]
        || case when added is null then array(select mark from unnest(search_marks) as mark where mark ~ '^t:.*:$') else '{}' end
        || array(select 'p:' || floor from unnest(array[1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000, 10000, 15000])
          as floors (floor) where floor <= (salary_max * pay)::int)
    from copies
    join bench_lines as first on first.line = first_line join bench_lines as second on second.line = second_line`;
}

/** An index that is built at once takes a tenth of the time of one that grows. */
export async function withoutIndexes(sql: Client, fill: () => Promise<void>): Promise<void> {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename = 'jobs' and schemaname = 'public' and indexname <> 'jobs_pkey'`;
  for (const { name } of indexes) await sql`drop index ${sql(name)}`;
  await fill();
  for (const { definition } of indexes) await sql.unsafe(definition);
  // The migration does the same: `analyze` would make the vector of each row that it looks at.
  await sql`alter index jobs_words alter column 1 set statistics 0`;
}
