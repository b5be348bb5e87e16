import { findLastRun } from "../src/domain/payments/reconciliation.ts";
import { reconcilePayments } from "../src/tasks/payments/reconcile-payments.ts";
import { reportLines } from "./reconcile/report.ts";
import { withSite } from "./shared/with-site.ts";

await withSite(async ({ services }) => {
  await reconcilePayments(services);
  for (const line of reportLines(await findLastRun(services.sql))) console.log(line);
});
