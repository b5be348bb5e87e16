import { findFindings } from "../src/domain/payments/reconciliation.ts";
import { reconcilePayments } from "../src/tasks/payments/reconcile-payments.ts";
import { reportLines } from "./reconcile/report.ts";
import { withSite } from "./shared/with-site.ts";

await withSite(async ({ services }) => {
  try {
    await reconcilePayments(services);
  } finally {
    // A run that fails half way has changed payments, too.
    for (const line of reportLines(await findFindings(services.sql))) console.log(line);
  }
});
