import { refundReasons } from "../../content/refund-reasons.ts";
import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { lockApplication } from "../../db/applications/applications.ts";
import {
  findPayment,
  listPayments,
  type Payment,
  type Refund,
  setPaymentState,
} from "../../db/payments/payments.ts";
import { type Database, inTransaction } from "../../db/sql.ts";
import { Failure, type FailureCode, fail } from "../../errors.ts";
import { ProviderAway, RefundRefused } from "../../services/payments/provider.ts";
import type { World } from "../../world.ts";
import { sendRefund } from "./send-refund.ts";

const refusals: Record<RefundRefused["reason"], FailureCode> = {
  disputed: "refundDisputed",
  unfunded: "refundUnfunded",
  other: "refundRefused",
};

/** While the provider is away, the next reconciliation sends the refund. */
export async function refundApplication(
  world: Pick<World, "sql" | "vault" | "payments" | "settings">,
  applicationId: string,
  reason: string,
): Promise<"refunded" | "underWay"> {
  const payment = await beginRefund(world.sql, applicationId, { key: "administrator", reason });
  if (payment.status === "refunded") return "refunded";
  try {
    return (await sendRefund(world, payment, { ordered: true })) ? "refunded" : "underWay";
  } catch (error) {
    if (error instanceof ProviderAway) return "underWay";
    if (error instanceof RefundRefused) throw new Failure(refusals[error.reason], { cause: error });
    throw error;
  }
}

const actors = { site: "system", candidate: "candidate", administrator: "admin" } as const;

/** Marks the payment before anybody asks the provider, so that a crash loses no refund. */
export function beginRefund(sql: Database, applicationId: string, refund: Refund): Promise<Payment> {
  return inTransaction(sql, async (tx) => {
    const application = await lockApplication(tx, applicationId);
    if (!application?.submittedAt) fail("applicationNotFound");
    const payments = await listPayments(tx, applicationId);
    const paid = payments.find(({ status }) => status === "succeeded");
    if (!paid) {
      const going = payments.find(({ status }) => status === "refunding");
      return going ?? payments.find(({ status }) => status === "refunded") ?? fail("nothingToRefund");
    }
    await setPaymentState(tx, paid.id, "refunding", { refund });
    await insertAuditEntry(tx, {
      actor: { kind: actors[refundReasons[refund.key].decides] },
      action: "refund begun",
      subject: { kind: "application", id: applicationId },
      details: { intent: paid.intentId, amountCents: paid.amountCents, reason: refund.key },
    });
    return (await findPayment(tx, paid.id)) ?? paid;
  });
}
