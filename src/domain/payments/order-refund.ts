import { listPayments } from "../../db/payments/payments.ts";
import { Failure, type FailureCode, fail } from "../../errors.ts";
import { RefundRefused } from "../../services/payments/provider.ts";
import type { World } from "../../world.ts";
import { beginRefund } from "./begin-refund.ts";
import { isElsewhere, sendRefund } from "./send-refund.ts";

const refusals: Record<RefundRefused["reason"], FailureCode> = {
  disputed: "refundDisputed",
  unfunded: "refundUnfunded",
  other: "refundRefused",
};

/** The administrator's order. When it fails with `ProviderAway`, the next reconciliation sends the refund. */
export async function orderRefund(
  world: Pick<World, "sql" | "vault" | "payments" | "settings">,
  applicationId: string,
  reason: string,
): Promise<"refunded" | "underWay"> {
  const { sql, payments } = world;
  const paid = (await listPayments(sql, applicationId)).filter(
    ({ status }) => status === "succeeded" || status === "refunding",
  );
  if (paid.some((payment) => isElsewhere(payment, payments))) fail("refundElsewhere");
  const payment = await beginRefund(world.sql, applicationId, { key: "administrator", reason });
  if (payment.status === "refunded") return "refunded";
  try {
    return (await sendRefund(world, payment, { ordered: true })) ? "refunded" : "underWay";
  } catch (error) {
    if (error instanceof RefundRefused) throw new Failure(refusals[error.reason], { cause: error });
    throw error;
  }
}
