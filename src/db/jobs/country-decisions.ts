import { onlyValue } from "../rows.ts";
import type { Sql } from "../sql.ts";

interface CountryDecision {
  country: string;
  confirmed: boolean;
}

export function listCountryDecisions(sql: Sql): Promise<CountryDecision[]> {
  return sql<CountryDecision[]>`select country, confirmed from country_decisions order by name`;
}

export async function saveCountryDecision(sql: Sql, { country, confirmed }: CountryDecision): Promise<void> {
  await sql`
    insert into country_decisions (name, country, confirmed) values (lower(${country}), ${country}, ${confirmed})
    on conflict (name) do update set confirmed = excluded.confirmed, decided_at = now()`;
}

/** The administrator confirmed the name, or this employer has a job with it. */
export async function isAcceptedCountry(sql: Sql, employerId: string, country: string): Promise<boolean> {
  return onlyValue(sql<{ accepted: boolean }[]>`
    select exists (select from country_decisions where name = lower(${country}) and confirmed)
      or exists (
        select from jobs where employer_id = ${employerId} and lower(country) = lower(${country})
      ) as accepted`);
}
