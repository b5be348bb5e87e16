import { endHold, findToldStatus, listHeldChanges } from "../../db/applications/status-notices.ts";
import { sendHeldEmail } from "../../db/mail/outbox.ts";
import type { Sql } from "../../db/sql.ts";

/** An interview or an offer ends a rejection. The held email goes now, because the candidate could not answer before. */
export async function endRejection(tx: Sql, applicationId: string): Promise<void> {
  if ((await findToldStatus(tx, applicationId)) !== "rejected") return;
  const emailId = (await listHeldChanges(tx, applicationId)).at(-1)?.emailId;
  await endHold(tx, applicationId);
  if (emailId) await sendHeldEmail(tx, emailId);
}
