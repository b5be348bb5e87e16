import { findLastRun } from "../src/domain/payments/reconciliation.ts";
import { differenceKinds } from "../src/shared/payments/reconciliation.ts";
import { reconcilePayments } from "../src/tasks/payments/reconcile-payments.ts";
import { withSite } from "./shared/with-site.ts";

await withSite(async ({ services }) => {
  await reconcilePayments(services);
  const run = await findLastRun(services.sql);
  console.log(`${run?.compared ?? 0} payments compared`);
  for (const kind of differenceKinds) if (run?.counts[kind]) console.log(`${kind}: ${run.counts[kind]}`);
  for (const { kind, intentId } of run?.differences ?? [])
    console.log(`  ${kind} ${intentId ?? "without an id"}`);
});
