import { findPayment, type Payment } from "../../db/payments/payments.ts";
import type { Database } from "../../db/sql.ts";

const mostTries = 5;

/**
 * Events come in any order. So `record` asks the provider after this has read our record, and runs again when
 * it returns undefined, because another answer came in between.
 */
export async function recordAnswer(
  sql: Database,
  { id, intentId }: Payment,
  record: (seen: Payment, intentId: string) => Promise<boolean | undefined>,
): Promise<boolean> {
  if (!intentId) throw new Error(`The payment ${id} has no intent, so the provider has no answer about it.`);
  for (let tries = 0; tries < mostTries; tries++) {
    const seen = await findPayment(sql, id);
    const recorded = seen ? await record(seen, intentId) : false;
    if (recorded !== undefined) return recorded;
  }
  throw new Error(`The record of the payment ${intentId} changes faster than it can be updated.`);
}
