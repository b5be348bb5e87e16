import { termsVersion } from "../../src/content/legal.ts";
import type { Client } from "../../src/db/connect.ts";

const slug = "bosun";

/** Adds the trade whose page `addressIn` names. Unlike loaded terms, it gives no job a mark. */
export async function addTrade(sql: Client): Promise<void> {
  await sql`
    insert into search_concepts (id, kind, shown, same_marks, near_marks)
    values (${slug}, 'trade', array[${slug}], '{}', '{}') on conflict do nothing`;
}

export async function removeTrade(sql: Client): Promise<void> {
  await sql`delete from search_concepts where id = ${slug}`;
}

const values: Record<string, string> = { country: "norway", field: "resumeUrl", slug, version: termsVersion };

/** Gives an address of a route. Fails for a parameter without a value, because its page would be "not found". */
export const addressIn = (path: string, own: Record<string, string>): string =>
  path.replace("*", "step").replace(/:(\w+)/g, (_, name: string) => {
    const value = own[name] ?? values[name];
    if (value === undefined) throw new Error(`${path} needs a value for ${name}`);
    return value;
  });
