import type { Sql } from "../../../db/sql.ts";
import { fail } from "../../../errors.ts";
import type { World } from "../../../world.ts";
import { takeAllowances } from "../../limits/allowance.ts";

/** Each change sends an email, so a limit keeps one side from filling the other's mailbox. */
const changesADay = 20;

/** `side` names who acts for which application. Fails with 429 after too many changes. */
export async function allowInterview(
  tx: Sql,
  { vault, settings }: Pick<World, "vault" | "settings">,
  side: string,
): Promise<void> {
  const allowance = { name: side, most: changesADay, seconds: 24 * 60 * 60 };
  if (!(await takeAllowances({ sql: tx, vault, settings }, "interviews", [allowance])))
    fail("tooManyInterviewChanges", { retryAfterSeconds: 60 * 60 });
}
