import { lockApplication } from "../../db/applications/applications.ts";
import { listUnplaced } from "../../db/applications/general-applications.ts";
import { inTransaction } from "../../db/sql.ts";
import { beginRefund } from "../../domain/payments/begin-refund.ts";
import type { Services } from "../../env.ts";

const batch = 100;

/** Records the refunds. The reconciler sends the money. `REFUND_UNPLACED_DAYS` turns it on. */
export async function refundUnplacedApplications({
  sql,
  settings,
  clock,
}: Pick<Services, "sql" | "settings" | "clock">): Promise<void> {
  const unplaced = { now: clock(), days: settings.refundUnplacedDays };
  if (unplaced.days === 0) return;
  for (;;) {
    const due = await listUnplaced(sql, { ...unplaced, limit: batch });
    for (const id of due)
      await inTransaction(sql, async (tx) => {
        await lockApplication(tx, id);
        // The administrator may have offered a job at the same moment.
        if ((await listUnplaced(tx, { ...unplaced, id })).length > 0)
          await beginRefund(tx, id, { key: "unplaced" });
      });
    if (due.length < batch) return;
  }
}
