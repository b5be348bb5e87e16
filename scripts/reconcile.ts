import { findLastRun } from "../src/domain/payments/reconciliation.ts";
import { type DifferenceKind, differenceKinds } from "../src/shared/payments/reconciliation.ts";
import { reconcilePayments } from "../src/tasks/payments/reconcile-payments.ts";
import { withSite } from "./shared/with-site.ts";

/** The report says what the provider has, what the command did, and what is left to do. */
const sentences: Record<DifferenceKind, string> = {
  settled: "The provider had taken the money. The site has settled the payment.",
  refunded: "The provider had refunded the payment. The site has recorded the refund.",
  partlyRefunded: "The provider has refunded a part. Check in its dashboard whether that was meant.",
  disputed: "The bank has a dispute, or has decided one. Answer it in the provider's dashboard.",
  canceled: "The provider had canceled the unpaid payment. The site has recorded that.",
  mismatched: "The amount or the currency is wrong. Refund the payment in the provider's dashboard.",
  unknown: "The site has no application for the payment. Refund it in the provider's dashboard.",
  failed: "The payment or its refund failed. Look for it in the log, then run this command again.",
};

await withSite(async ({ services }) => {
  await reconcilePayments(services);
  const run = await findLastRun(services.sql);
  console.log(`The command has compared ${run?.compared ?? 0} payments with the provider.`);
  for (const kind of differenceKinds.filter((one) => run?.counts[one])) {
    console.log(`${run?.counts[kind]} of them are "${kind}". ${sentences[kind]}`);
    for (const { intentId } of run?.differences.filter((one) => one.kind === kind) ?? [])
      console.log(`  ${intentId ?? "a payment whose id the provider never sent"}`);
  }
});
