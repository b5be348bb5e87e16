import { updateDispute } from "../../db/payments/disputes.ts";
import type { Payment } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import type { World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { recordAnswer } from "./record-answer.ts";

const actions = { open: "payment disputed", won: "dispute won", lost: "dispute lost" };

/** Returns true for news. The payment stays settled whatever the result. */
export const recordDispute = (
  { sql, payments }: Pick<World, "sql" | "payments">,
  payment: Payment,
  toldId?: string,
): Promise<boolean> =>
  recordAnswer(sql, payment, async (seen, intentId) => {
    const known = await payments.findDispute(intentId);
    if (!known && seen.disputeState) return false;
    const { id, state } = known ?? { id: toldId, state: "open" as const };
    if (state === seen.disputeState) return false;
    return inTransaction(sql, async (tx) => {
      if (!(await updateDispute(tx, seen, { id, state }))) return undefined;
      await audit(tx, "system", actions[state], ["application", seen.applicationId], {
        intent: intentId,
        dispute: id ?? null,
      });
      return true;
    });
  });
