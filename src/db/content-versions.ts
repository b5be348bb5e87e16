import { onlyValue } from "./rows.ts";
import type { Sql } from "./sql.ts";

/** The edition changes with the content, and at midnight, when jobs close. */
export async function findContentEdition(sql: Sql): Promise<string> {
  return onlyValue(sql<{ edition: string }[]>`
    select version || ' of ' || utc_today() as edition from content_versions`);
}
