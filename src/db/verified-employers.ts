import type { Sql } from "./sql.ts";

export async function upsertVerification(
  sql: Sql,
  employerId: string,
  company: string,
  checked: string,
): Promise<boolean> {
  const rows = await sql`
    insert into verified_employers (employer_id, company, checked)
    select ${employerId}, ${company}, ${checked}
    where exists (
      select from employer_companies where employer_id = ${employerId} and company = ${company} and jobs > 0)
    on conflict (employer_id, company) do update set checked = excluded.checked, verified_at = now()
    returning employer_id`;
  return rows.length === 1;
}

export async function deleteVerification(sql: Sql, employerId: string, company: string): Promise<boolean> {
  const rows = await sql`
    delete from verified_employers where employer_id = ${employerId} and company = ${company}
    returning employer_id`;
  return rows.length === 1;
}

/** An account and a company that it posts for. */
export interface PostingEmployer {
  employerId: string;
  email: string;
  firstName: string;
  lastName: string;
  company: string;
  jobs: number;
  checked: string | null;
  verifiedAt: Date | null;
}

/** Newest account first, each of its companies by name. */
export async function listPostingEmployers(
  sql: Sql,
  page: { limit: number; offset: number },
): Promise<PostingEmployer[]> {
  return sql<PostingEmployer[]>`
    select users.id as employer_id, email, first_name, last_name, posted.company, posted.jobs,
      checked, verified_at
    from employer_companies as posted
    join users on users.id = posted.employer_id
    left join verified_employers on verified_employers.employer_id = posted.employer_id
      and verified_employers.company = posted.company
    where posted.jobs > 0
    order by users.created_at desc, users.id, posted.company
    limit ${page.limit} offset ${page.offset}`;
}

export async function countPostingEmployers(sql: Sql): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from employer_companies where jobs > 0`;
  return row!.n;
}
