import type { Sql } from "./sql.ts";

/** What the public pages show just now: it changes with their content, and at midnight, when vacancies close. */
export async function findContentEdition(sql: Sql): Promise<string> {
  const [row] = await sql<{ edition: string }[]>`
    select version || ' of ' || utc_today() as edition from content_versions`;
  return row!.edition;
}
