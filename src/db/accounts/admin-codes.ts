import { hasRows } from "../rows.ts";
import type { Sql } from "../sql.ts";

/** Returns false when the code of this step or of a later one was used before. */
export async function takeCodeStep(sql: Sql, step: number): Promise<boolean> {
  return hasRows(sql`
    insert into admin_codes (last_step) values (${step})
    on conflict (only_row) do update set last_step = excluded.last_step
      where admin_codes.last_step < excluded.last_step
    returning last_step`);
}
