import type { PartnerStats, ShownCategory } from "../shared/partner-category.ts";
import { partnerCategory } from "../shared/partner-category.ts";
import { isOpen } from "./job-columns.ts";
import type { PartnerCursor } from "./partner-cursor.ts";
import type { Sql } from "./sql.ts";

/** Keeps the one that bears this name already; a sample becomes a real one by an employer's vacancy. */
export async function insertCompany(sql: Sql, company: { name: string; country: string }): Promise<void> {
  await sql`
    insert into companies (name, country) values (${company.name}, ${company.country})
    on conflict (name) do update set sample = false where companies.sample`;
}

interface Page {
  limit: number;
  cursor: PartnerCursor | undefined;
}

/** One item per company with its home country; one without open vacancies stays, with 0. Most open positions first. */
export async function listPartnerStats(sql: Sql, page?: Page): Promise<PartnerStats[]> {
  const rows = await sql<(PartnerStats & { own: ShownCategory | null })[]>`
    select companies.name as company, companies.country, companies.category as own, companies.sample,
      coalesce(open.jobs, 0)::int as job_count, coalesce(open.vacancies, 0)::float8 as total_vacancies
    from companies left join (
      select company, count(*) as jobs, sum(vacancies) as vacancies from jobs where ${isOpen(sql)} group by company
    ) as open on open.company = companies.name
    ${page?.cursor ? after(sql, page.cursor) : sql``}
    order by job_count desc, companies.name
    ${page ? sql`limit ${page.limit}` : sql``}`;
  return rows.map(({ own, ...stats }) => ({ ...stats, category: partnerCategory(stats.company, own) }));
}

const after = (sql: Sql, { jobCount, company }: PartnerCursor) => sql`
  where coalesce(open.jobs, 0) < ${jobCount} or (coalesce(open.jobs, 0) = ${jobCount} and companies.name > ${company})`;

export async function countCompanies(sql: Sql): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from companies`;
  return row!.count;
}
