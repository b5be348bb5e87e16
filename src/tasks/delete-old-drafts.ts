import { deleteDraftsBefore } from "../db/applications.ts";
import { eraseRefundedDrafts } from "../db/erasure.ts";
import { listAbandoned } from "../db/payments.ts";
import { inTransaction } from "../db/sql.ts";
import { closePayment } from "../domain/close-payment.ts";
import type { Services } from "../env.ts";
import { daysBefore } from "./days-before.ts";

const batch = 100;

/** Drafts that nobody touched for so long (30 days), unless money was paid; their documents are unclaimed from then on. */
export async function deleteOldDrafts(services: Services): Promise<void> {
  const { sql, clock, log, settings } = services;
  const before = daysBefore(clock(), settings.retention.draftDays);
  for (const payment of await listAbandoned(sql, before, batch)) {
    try {
      await closePayment(services, payment);
    } catch (error) {
      log({ event: "payment not closed", payment: payment.id, cause: String(error) });
    }
  }
  await deleteDraftsBefore(sql, before);
  await inTransaction(sql, (tx) => eraseRefundedDrafts(tx, before));
}
