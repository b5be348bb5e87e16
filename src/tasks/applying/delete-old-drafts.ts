import { deleteDraftsBefore } from "../../db/applications/applications.ts";
import { eraseRefundedDrafts } from "../../db/applications/erasure.ts";
import { findPayment, listAbandoned, type Payment } from "../../db/payments/payments.ts";
import { inTransaction } from "../../db/sql.ts";
import { closePayment } from "../../domain/payments/close-payment.ts";
import type { Services } from "../../env.ts";
import { ProviderAway } from "../../services/payments/provider.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysEarlier } from "../days-earlier.ts";

const batch = 100;
const atOnce = 1000;
/** After this many failures of the provider, the task stops until its next run. */
const patience = 5;

/** Keeps drafts that somebody paid for. Documents of the others become unclaimed. */
export async function deleteOldDrafts(services: Services): Promise<{ deleted: string[]; emptied: string[] }> {
  const { sql, clock, settings } = services;
  const before = daysEarlier(clock(), settings.retention.draft);
  await endPayments(services, before);
  const deleted = await deleteAll((limit) => deleteDraftsBefore(sql, before, limit));
  const emptied = await deleteAll((limit) =>
    inTransaction(sql, (tx) => eraseRefundedDrafts(tx, before, limit)),
  );
  return { deleted, emptied };
}

async function deleteAll(deleteSome: (limit: number) => Promise<string[]>): Promise<string[]> {
  const all: string[] = [];
  while (true) {
    const some = await deleteSome(atOnce);
    all.push(...some);
    if (some.length < atOnce) return all;
  }
}

async function endPayments(services: Services, before: Date): Promise<void> {
  const { sql, payments, log } = services;
  let unanswered = 0;
  for (let kept = 0; ; ) {
    // Drafts that failed stay the oldest, so this run skips them and the next one tries again.
    const abandoned = await listAbandoned(sql, before, { limit: batch, offset: kept });
    for (const payment of abandoned) {
      const isAway = unanswered >= patience && payment.provider === payments.name;
      const cause = isAway ? "provider away" : await hindranceOf(services, payment);
      if (cause === undefined) continue;
      if (cause instanceof ProviderAway) unanswered += 1;
      kept += 1;
      const { id, applicationId: application } = payment;
      log({ event: "payment not closed", payment: id, application, cause: reasonOf(cause) });
    }
    if (abandoned.length < batch) return;
  }
}

async function hindranceOf(services: Services, payment: Payment): Promise<unknown> {
  try {
    if (!(await closePayment(services, payment))) return `only ${payment.provider} can end it`;
    const status = (await findPayment(services.sql, payment.id))?.status;
    return status === "pending" || status === "processing" || status === "failed" ? status : undefined;
  } catch (error) {
    return error;
  }
}
