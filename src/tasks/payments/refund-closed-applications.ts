import { lockApplication } from "../../db/applications/applications.ts";
import { listLongClosed } from "../../db/applications/closed-applications.ts";
import { inTransaction } from "../../db/sql.ts";
import { beginRefund } from "../../domain/payments/begin-refund.ts";
import type { Services } from "../../env.ts";

const batch = 100;

/** Records the refunds. The reconciler sends the money. */
export async function refundClosedApplications({ sql }: Pick<Services, "sql">): Promise<void> {
  for (;;) {
    const due = await listLongClosed(sql, { limit: batch });
    for (const id of due)
      await inTransaction(sql, async (tx) => {
        await lockApplication(tx, id);
        // The candidate may have withdrawn, or an administrator renewed the check.
        if ((await listLongClosed(tx, { id })).length > 0) await beginRefund(tx, id, { key: "check-lapsed" });
      });
    if (due.length < batch) return;
  }
}
