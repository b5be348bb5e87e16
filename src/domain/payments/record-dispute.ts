import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { updateDispute } from "../../db/payments/disputes.ts";
import { findPayment, type Payment } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import type { Dispute } from "../../services/payments/provider.ts";
import type { World } from "../../world.ts";

const actions: Record<Dispute["state"], string> = {
  open: "payment disputed",
  won: "dispute won",
  lost: "dispute lost",
};

const mostTries = 5;

/** Returns true for news. The payment stays settled whatever the result. */
export async function recordDispute(
  world: Pick<World, "sql" | "payments">,
  { id, intentId }: Payment,
  /** Counts as an open dispute when our key may not read disputes. */
  toldId?: string,
): Promise<boolean> {
  const { sql, payments } = world;
  for (let tries = 0; tries < mostTries && intentId; tries++) {
    const seen = await findPayment(sql, id);
    if (!seen) return false;
    const known = await payments.findDispute(intentId);
    if (!known && seen.disputeState) return false;
    const dispute = known ?? { id: toldId, state: "open" as const };
    if (dispute.state === seen.disputeState) return false;
    if (await record(world, seen, dispute)) return true;
  }
  throw new Error(`the dispute of ${intentId} changes faster than it can be recorded`);
}

const record = (
  { sql }: Pick<World, "sql">,
  seen: Payment,
  dispute: { id: string | undefined; state: Dispute["state"] },
): Promise<boolean> =>
  inTransaction(sql, async (tx) => {
    if (!(await updateDispute(tx, seen, dispute))) return false;
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: actions[dispute.state],
      subject: { kind: "application", id: seen.applicationId },
      details: { intent: seen.intentId, dispute: dispute.id ?? null },
    });
    return true;
  });
