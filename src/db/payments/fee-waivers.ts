import type { FeeWaiver } from "../../shared/payments/fee-waiver.ts";
import type { Sql } from "../sql.ts";

export async function listFeeWaivers(sql: Sql): Promise<FeeWaiver[]> {
  return sql<FeeWaiver[]>`
    select sector, country, reason from fee_waivers order by sector nulls last, country nulls last`;
}
