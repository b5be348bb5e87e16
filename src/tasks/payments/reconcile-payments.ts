import {
  beginRun,
  finishRun,
  type Phase,
  phases,
  type Run,
  savePage,
  takeOverRun,
} from "../../domain/payments/reconciliation.ts";
import type { Services } from "../../env.ts";
import { reasonOf } from "../../shared/error-causes.ts";
import { daysEarlier } from "../days-earlier.ts";
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
 * older payments. An interrupted run continues first, and a whole run follows it. The process that begins
 * last is the only one that goes on, because the database cannot tell a busy process from a dead one.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const { sql, payments, clock } = services;
  const interrupted = await takeOverRun(sql, payments.name);
  const end = interrupted && (await compareInterrupted(services, interrupted));
  if (end === "taken over") return;
  const now = clock();
  const since = daysEarlier(now, lookBackDays);
  const run = await beginRun(sql, payments.name, now, since, end === "compared" ? interrupted : undefined);
  if ((await compare(services, run)) === "compared") await finishRun(sql, run, clock());
}

type End = "compared" | "taken over" | "given up";

/** A lasting failure there must not hold up today's payments. */
async function compareInterrupted(services: Services, run: Run): Promise<End> {
  try {
    return await compare(services, run);
  } catch (error) {
    services.log({ event: "reconciliation given up", phase: run.phase, cause: reasonOf(error) });
    return "given up";
  }
}

async function compare(services: Services, run: Run): Promise<End> {
  let at = phases.indexOf(run.phase);
  for (let phase = phases[at]; phase; phase = phases[at]) {
    const { compared, next } = await pages[phase](services, run);
    run.compared += compared;
    run.cursor = next;
    if (!next) run.phase = phases[++at] ?? phase;
    if (!(await savePage(services.sql, run))) return "taken over";
  }
  return "compared";
}
