import {
  beginRun,
  findInterruptedRun,
  finishRun,
  type Phase,
  phases,
  type Run,
  saveRun,
} from "../../domain/payments/reconciliation.ts";
import type { Services } from "../../env.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysBefore } from "../days-ago.ts";
import { reconcileDisputed, reconcileOpenDisputes, reconcileRefunded } from "./reconcile-money-back.ts";
import { type ReconciledPage, reconcileList, reconcileUnpaid } from "./reconcile-pages.ts";
import { refundPage } from "./refund-payments.ts";

const lookBackDays = 8;

const pages: Record<Phase, (services: Services, run: Run) => Promise<ReconciledPage>> = {
  list: reconcileList,
  unpaid: reconcileUnpaid,
  refunds: refundPage,
  refunded: reconcileRefunded,
  disputed: reconcileDisputed,
  "open disputes": reconcileOpenDisputes,
};

/**
 * Compares our record with the provider's in both directions. Separate lists find refunds and disputes of
 * older payments. An interrupted run continues first, and a whole run follows it.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const { sql, payments, clock } = services;
  const interrupted = await findInterruptedRun(sql, payments.name);
  if (interrupted) await finishInterrupted(services, interrupted);
  const now = clock();
  const since = daysBefore(now, lookBackDays);
  await finish(services, await beginRun(sql, payments.name, now, since, interrupted));
}

/** A lasting failure there must not hold up today's payments. */
async function finishInterrupted(services: Services, run: Run): Promise<void> {
  try {
    await finish(services, run);
  } catch (error) {
    services.log({ event: "reconciliation given up", phase: run.phase, cause: reasonOf(error) });
  }
}

async function finish(services: Services, run: Run): Promise<void> {
  const { sql, clock } = services;
  for (const phase of phases.slice(phases.indexOf(run.phase))) {
    run.phase = phase;
    do {
      const { compared, next } = await pages[phase](services, run);
      run.compared += compared;
      run.cursor = next;
      await saveRun(sql, run);
    } while (run.cursor);
  }
  await finishRun(sql, run, clock());
}
