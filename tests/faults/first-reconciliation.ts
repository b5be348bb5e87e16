import { until } from "../support/until.ts";
import type { PaidSite } from "./paid-site.ts";

/** The one that every start begins with is over: from here on the timetable leaves the payments alone. */
export function firstReconciliation({ sql }: Pick<PaidSite, "sql">): Promise<void> {
  return until("the reconciliation of the start is over", async () => {
    const [run] =
      await sql`select from task_runs where task = 'reconcile payments' and finished_at is not null`;
    return run;
  });
}
