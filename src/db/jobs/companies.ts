import type { PartnerStats, ShownCategory } from "../../shared/jobs/partner-category.ts";
import { partnerCategory } from "../../shared/jobs/partner-category.ts";
import { countRows } from "../rows.ts";
import { type Database, inTransaction, type Sql } from "../sql.ts";
import { isOpen } from "./job-columns.ts";
import type { PartnerCursor } from "./partner-cursor.ts";

export async function insertCompany(sql: Sql, company: { name: string; country: string }): Promise<void> {
  await sql`
    insert into companies (name, country) values (${company.name}, ${company.country})
    on conflict (name, sample) do nothing`;
}

interface Page {
  limit: number;
  cursor?: PartnerCursor | undefined;
}

/** The database keeps the counts. This counts a company anew when one of its jobs closed by its day. */
export async function listPartnerStats(sql: Sql, page?: Page): Promise<PartnerStats[]> {
  const busiest = sql`order by -job_count, company, sample ${page ? sql`limit ${page.limit}` : sql``}`;
  const rest = page?.cursor ? after(sql, page.cursor) : sql``;
  const rows = await sql<(PartnerStats & { own: ShownCategory | null })[]>`
    select company, companies.country, companies.category as own, stats.sample, job_count,
      total_vacancies::float8 as total_vacancies
    from (
      (
        select * from (
          select company, sample, jobs as job_count, vacancies as total_vacancies from company_counts
          where right_until >= utc_today() and ${isListed(sql)}
        ) as kept where true ${rest} ${busiest}
      ) union all (
        select * from (
          select company_counts.company, company_counts.sample, open.* from company_counts, lateral (
            select count(*)::int as job_count, coalesce(sum(jobs.vacancies), 0) as total_vacancies
            from jobs
            where jobs.company = company_counts.company and jobs.sample = company_counts.sample and ${isOpen(sql)}
          ) as open
          where right_until < utc_today() and ${isListed(sql)}
        ) as counted where true ${rest}
      )
    ) as stats ${page ? lookedUp(sql) : sql`join companies on companies.name = company and companies.sample = stats.sample`}
    ${busiest}`;
  return rows.map(({ own, ...stats }) => ({ ...stats, category: partnerCategory(stats.company, own) }));
}

/** A company that only unchecked employers name is not listed. */
const isListed = (sql: Sql) => sql`
  exists (select from companies
    where name = company_counts.company and companies.sample = company_counts.sample and listed_until >= utc_today())`;

/** Looks up the companies of one page, because a join would read all of them. */
const lookedUp = (sql: Sql) => sql`
  cross join lateral (
    select country, category from companies where name = company and companies.sample = stats.sample limit 1
  ) as companies`;

const after = (sql: Sql, { jobCount, company, sample }: PartnerCursor) => sql`
  and (-job_count, company, sample) > (${-jobCount}::int, ${company}, ${sample}::boolean)`;

/** Postings for these companies wait until the transaction ends. */
export function recountCompanies(sql: Database, limit: number): Promise<number> {
  return inTransaction(sql, async (tx) => {
    const rows = await tx<{ company: string; sample: boolean }[]>`
      select company, sample from company_counts where right_until < utc_today()
      order by company, sample limit ${limit} for update skip locked`;
    if (rows.length === 0) return 0;
    // A new statement sees what the earlier holder of the lock changed.
    await tx`
      update company_counts as counted
      set counted_from = utc_today(), jobs = open.jobs, vacancies = open.vacancies, right_until = open.first_day
      from json_to_recordset(${JSON.stringify(rows)}::text::json) as listed (company text, sample boolean), lateral (
        select count(*) as jobs, coalesce(sum(jobs.vacancies), 0) as vacancies,
          coalesce(min(jobs.public_until), 'infinity') as first_day
        from jobs where jobs.company = listed.company and jobs.sample = listed.sample and ${isOpen(tx)}
      ) as open
      where counted.company = listed.company and counted.sample = listed.sample`;
    return rows.length;
  });
}

export async function countCompanies(sql: Sql): Promise<number> {
  return countRows(sql, sql`companies where listed_until >= utc_today()`);
}
