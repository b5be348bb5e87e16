import { listPaidIncomplete, listRefunding } from "../../db/payments/payments.ts";
import { beginRefundOfIncomplete } from "../../domain/payments/begin-refund.ts";
import type { Run } from "../../domain/payments/reconciliation.ts";
import { sendRefund } from "../../domain/payments/send-refund.ts";
import type { Services } from "../../env.ts";
import { daysEarlier } from "../days-earlier.ts";
import { inParallel } from "./in-parallel.ts";
import { lastOf, pageSize, type ReconciledPage } from "./reconcile-pages.ts";

const patienceDays = 1;

/** Refunds second payments, and payments for drafts that nobody completed within a day. */
export async function refundPage(services: Services, run: Run): Promise<ReconciledPage> {
  const { sql, clock } = services;
  const before = daysEarlier(clock(), patienceDays);
  for (const { id } of await listPaidIncomplete(sql, before, pageSize))
    await beginRefundOfIncomplete(sql, id);
  const refunding = await listRefunding(sql, run.cursor ?? undefined, pageSize);
  const found = await inParallel(services, run, refunding, async (payment) => {
    const { intentId, applicationId } = payment;
    return (await sendRefund(services, payment)) ? { kind: "refunded", intentId, applicationId } : undefined;
  });
  return { compared: found.length, next: lastOf(refunding) };
}
