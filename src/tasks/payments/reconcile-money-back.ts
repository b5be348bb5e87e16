import { hasPaid } from "../../db/payments/disputes.ts";
import { listOpenDisputes, listPaymentsOfIntents, type Payment } from "../../db/payments/payments.ts";
import { compareDispute, reconcilePayment } from "../../domain/payments/reconcile-payment.ts";
import type { Run } from "../../domain/payments/reconciliation.ts";
import type { Services } from "../../env.ts";
import type { MoneyBack } from "../../services/payments/provider.ts";
import type { Difference } from "../../shared/payments/reconciliation.ts";
import { daysEarlier } from "../days-earlier.ts";
import { inParallel } from "./in-parallel.ts";
import { lastOf, listFrom, pageSize, type ReconciledPage } from "./reconcile-pages.ts";

/** A bank can send a refund back weeks later, and the provider lists it by the day on which it was ordered. */
const furtherDays = 27;

/** Compares recent refunds at the provider, for payments of any age. */
export const reconcileRefunded = (services: Services, run: Run): Promise<ReconciledPage> =>
  reconcileMoneyBack(
    services,
    run,
    "refunds",
    daysEarlier(new Date(run.since), furtherDays),
    async (payment, refunds) => {
      const isIntact = refunds.every(({ kind }) => kind === "refund");
      if (isIntact && payment.status === "refunded") return undefined;
      const intent = await services.payments.findIntent(payment.intentId ?? "");
      return intent && reconcilePayment(services, payment, intent);
    },
  );

/** Compares recent disputes at the provider, for payments of any age. */
export const reconcileDisputed = (services: Services, run: Run): Promise<ReconciledPage> =>
  reconcileMoneyBack(services, run, "disputes", new Date(run.since), async (payment, disputes) =>
    disputes.every(({ state }) => state === payment.disputeState)
      ? undefined
      : compareDispute(services, payment),
  );

/** Compares disputes that are open in our record, because banks take months to decide. */
export async function reconcileOpenDisputes(services: Services, run: Run): Promise<ReconciledPage> {
  const { sql, payments } = services;
  const open = await listOpenDisputes(sql, payments.name, run.cursor ?? undefined, pageSize);
  const found = await inParallel(services, run, open, (payment) => compareDispute(services, payment));
  return { compared: countDifferences(found), next: lastOf(open) };
}

/** The comparison with the provider's list has already counted the other payments. */
const countDifferences = (found: (Difference | undefined)[]): number =>
  found.filter((difference) => difference !== undefined).length;

async function reconcileMoneyBack(
  services: Services,
  run: Run,
  what: "refunds" | "disputes",
  since: Date,
  compare: (payment: Payment, moneyBack: MoneyBack[]) => Promise<Difference | undefined>,
): Promise<ReconciledPage> {
  const { sql, payments, log } = services;
  if (!run.cursor && !(await hasPaid(sql, payments.name))) return { compared: 0, next: null };
  const page = await listFrom(run.cursor, (cursor) => payments.listMoneyBack(what, since, cursor));
  if (!page) {
    log({ event: "reconciliation incomplete", cause: `the payment provider's key may not read ${what}` });
    return { compared: 0, next: null };
  }
  const intentIds = page.found.map(({ intentId }) => intentId);
  const known = await listPaymentsOfIntents(sql, intentIds);
  const found = await inParallel(services, run, known, (payment) =>
    compare(
      payment,
      page.found.filter(({ intentId }) => intentId === payment.intentId),
    ),
  );
  return { compared: countDifferences(found), next: page.next ?? null };
}
