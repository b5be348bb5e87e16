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
import { ProviderAway } from "../../services/payments/provider.ts";
import { daysEarlier } from "../days-earlier.ts";
import { inParallel } from "./in-parallel.ts";

export interface ReconciledPage {
  compared: number;
  next: string | null;
}

export const pageSize = 100;
const unpaidDays = 7;

export const lastOf = (rows: readonly { id: string }[]): string | null =>
  rows.length === pageSize ? rows.at(-1)!.id : null;

/** The provider does not know the cursor after the account was replaced. */
export async function listFrom<Page>(
  cursor: string | null,
  list: (cursor?: string) => Promise<Page>,
): Promise<Page> {
  try {
    return await list(cursor ?? undefined);
  } catch (error) {
    if (error instanceof ProviderAway || !cursor) throw error;
    return list();
  }
}

/** The provider's list is the truth. The metadata identifies a payment whose id we never saved. */
export async function reconcileList(services: Services, run: Run): Promise<ReconciledPage> {
  const { sql, payments, log } = services;
  const since = new Date(run.since);
  if (!run.cursor && !(await hasPaymentsSince(sql, payments.name, since))) return { compared: 0, next: null };
  const { intents, next } = await listFrom(run.cursor, (cursor) => payments.listIntents(since, cursor));
  const records = await listPaymentsOfIntents(
    sql,
    intents.map(({ id }) => id),
  );
  const known = new Map(records.map((payment) => [payment.intentId, payment]));
  const found = await inParallel(
    services,
    run,
    intents.map((intent) => ({ intent, intentId: intent.id, applicationId: intent.applicationId ?? null })),
    ({ intent }) => reconcilePayment(services, known.get(intent.id), intent),
  );
  for (const difference of found)
    if (difference?.kind === "mismatched" || difference?.kind === "unknown")
      log({ event: "payment not settled", intent: difference.intentId, cause: difference.kind });
  return { compared: found.length, next: next ?? null };
}

/** Cancels old unpaid payments beyond the provider's list, and settles those that were paid meanwhile. */
export async function reconcileUnpaid(services: Services, run: Run): Promise<ReconciledPage> {
  const { sql, payments, clock } = services;
  const before = daysEarlier(clock(), unpaidDays);
  const unpaid = await listUnpaidBefore(sql, payments.name, before, run.cursor ?? undefined, pageSize);
  const found = await inParallel(services, run, unpaid, async (payment) => {
    await closePayment(services, payment);
    const kind = differenceOf(await findPayment(sql, payment.id));
    const { intentId, applicationId } = payment;
    return kind && { kind, intentId, applicationId };
  });
  return { compared: found.length, next: lastOf(unpaid) };
}
