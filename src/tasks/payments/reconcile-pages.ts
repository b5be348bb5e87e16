import {
  findPayment,
  hasPaymentsSince,
  listPaymentsOfIntents,
  listUnpaidBefore,
} from "../../db/payments/payments.ts";
import { closePayment } from "../../domain/payments/close-payment.ts";
import { differenceOf, reconcilePayment } from "../../domain/payments/reconcile-payment.ts";
import type { Run } from "../../domain/payments/reconciliation.ts";
import type { Services } from "../../env.ts";
import { type IntentPage, ProviderAway } from "../../services/payments/provider.ts";
import type { Difference } from "../../shared/payments/reconciliation.ts";
import { inParallel } from "../in-parallel.ts";

/** What a page of payments showed, and where the next one begins; null at the end. */
export interface ReconciledPage {
  found: (Difference | undefined)[];
  next: string | null;
}

const pageSize = 100;
const unpaidDays = 7;

/** The provider's list is the truth; a payment that we have no id of is found by its metadata. */
export async function reconcileList(services: Services, run: Run): Promise<ReconciledPage> {
  const { sql, payments, log } = services;
  const since = new Date(run.since);
  if (!run.cursor && !(await hasPaymentsSince(sql, payments.name, since))) return { found: [], next: null };
  const { intents, next } = await listFrom(services, since, run.cursor);
  const records = await listPaymentsOfIntents(
    sql,
    intents.map(({ id }) => id),
  );
  const known = new Map(records.map((payment) => [payment.intentId, payment]));
  const found = await inParallel(
    services,
    intents,
    ({ id, applicationId = null }) => ({ intentId: id, applicationId }),
    (intent) => reconcilePayment(services, known.get(intent.id), intent),
  );
  for (const difference of found)
    if (difference?.kind === "mismatched" || difference?.kind === "unknown")
      log({ event: "payment not settled", intent: difference.intentId, cause: difference.kind });
  return { found, next: next ?? null };
}

async function listFrom({ payments }: Services, since: Date, cursor: string | null): Promise<IntentPage> {
  try {
    return await payments.listIntents(since, cursor ?? undefined);
  } catch (error) {
    // The account is another one since: the place where we were is not known there.
    if (error instanceof ProviderAway || !cursor) throw error;
    return payments.listIntents(since);
  }
}

/**
 * Our own unpaid payments of long ago, which the provider's list does not reach back to: each is canceled there first,
 * and settled when it was paid meanwhile.
 */
export async function reconcileUnpaid(services: Services, run: Run): Promise<ReconciledPage> {
  const { sql, payments, clock } = services;
  const before = new Date(clock().getTime() - unpaidDays * 24 * 60 * 60 * 1000);
  const unpaid = await listUnpaidBefore(sql, payments.name, before, run.cursor ?? undefined, pageSize);
  const found = await inParallel(
    services,
    unpaid,
    (payment) => payment,
    async (payment) => {
      await closePayment(services, payment);
      const kind = differenceOf(await findPayment(sql, payment.id));
      const { intentId, applicationId } = payment;
      return kind && { kind, intentId, applicationId };
    },
  );
  return { found, next: unpaid.length === pageSize ? unpaid.at(-1)!.id : null };
}
