import { renewEmail, renewEmailsGivenUp } from "../../db/mail/failed-emails.ts";
import { inTransaction, type Transaction } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";

/** Returns undefined for an unknown email, false for one that is sent. */
export function sendEmailAgain(
  { sql, clock }: Pick<World, "sql" | "clock">,
  id: string,
): Promise<boolean | undefined> {
  return inTransaction(sql, async (tx) => {
    const renewed = await renewEmail(tx, id, clock());
    if (renewed) await logOrder(tx, id);
    return renewed;
  });
}

export function sendAllEmailsAgain({ sql, clock }: Pick<World, "sql" | "clock">): Promise<void> {
  return inTransaction(sql, async (tx) => {
    for (const id of await renewEmailsGivenUp(tx, clock())) await logOrder(tx, id);
  });
}

const logOrder = (tx: Transaction, id: string) => audit(tx, "admin", "email sent again", ["email", id]);
