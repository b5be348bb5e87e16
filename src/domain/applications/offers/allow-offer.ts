import type { Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { World } from "../../../world.ts";
import { takeAllowances } from "../../limits/allowance.ts";

const changesADay = 20;

/** Each change emails the candidate. Fails with 429 after too many changes. */
export async function allowOffer(
  tx: Sql,
  { vault, settings }: Pick<World, "vault" | "settings">,
  applicationId: string,
): Promise<void> {
  const allowance = { name: applicationId, most: changesADay, seconds: 24 * 60 * 60 };
  if (!(await takeAllowances({ sql: tx, vault, settings }, "job offers", [allowance])))
    fail("tooManyOfferChanges", { retryAfterSeconds: 60 * 60 });
}
