import { onlyRow } from "../rows.ts";
import type { Sql } from "../sql.ts";

export interface PostingFacts {
  /** True when a held job is hidden. It is not while `EMPLOYER_CHECK` is `none` outside production. */
  rulesHold: boolean;
  isOwnCheckedName: boolean;
  imitatedBrand: string | null;
  /** A company of nearly the same name that another account was checked for. */
  alikeCompany: string | null;
  isCopied: boolean;
}

/** `read` is the company's name in the letters that people read in it. */
export async function findPostingFacts(
  sql: Sql,
  employerId: string,
  { company, read, description }: { company: string; read: string; description: string },
  brands: readonly string[],
): Promise<PostingFacts> {
  return onlyRow(sql<PostingFacts[]>`
    select unpaid_withheld as rules_hold,
      exists (select from mandates
        where employer_id = ${employerId} and company = ${company} and state = 'checked' and valid_until >= utc_today())
        as is_own_checked_name,
      (select brand from json_array_elements_text(${JSON.stringify(brands)}::text::json) as brand
        where position(' ' || plain_words(brand) || ' ' in ' ' || plain_words(${company}) || ' | ' || plain_words(${read}) || ' ') > 0
        order by length(brand) desc limit 1) as imitated_brand,
      (select mandates.company from mandates
        where state = 'checked' and plain_name(mandates.company) in (plain_name(${company}), plain_name(${read}))
          and plain_name(mandates.company) <> '' and employer_id <> ${employerId} and valid_until >= utc_today()
        limit 1) as alike_company,
      ${isCopied(sql, employerId, description)} as is_copied
    from employer_rules`);
}

/** Short descriptions are alike by chance. The index in sql/0033_job_reviews.sql begins at this length. */
const isCopied = (sql: Sql, employerId: string, description: string) => sql`
  (length(${description}) >= 120 and exists (select from jobs
    where text_key(description) = text_key(${description}) and length(description) >= 120
      and employer_id is not null and employer_id <> ${employerId} and coalesce(listed_at, created_at) <> 'infinity'))`;
