import { findStanding, markWithdrawn } from "../db/after-applying.ts";
import { findAddressee } from "../db/applications.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { listPayments } from "../db/payments.ts";
import { inTransaction } from "../db/sql.ts";
import { applicationWithdrawn } from "../emails/application-withdrawn.ts";
import { allowMail } from "./allow-mail.ts";
import { closePayment } from "./close-payment.ts";
import { enqueueEmail } from "./enqueue-email.ts";
import type { PaymentWorld } from "./prepare-payment.ts";

/**
 * Withdraws an application, once and for good, and tells its candidate by e-mail. What cannot be withdrawn stays as it
 * is; its own page says why. A payment that nobody finished is ended first: nobody pays for what is withdrawn.
 */
export async function withdrawApplication(world: PaymentWorld, id: string): Promise<void> {
  const { sql, vault } = world;
  if ((await findStanding(sql, id)) !== "open") return;
  for (const payment of await listPayments(sql, id))
    if (payment.status === "pending" || payment.status === "failed") await closePayment(world, payment);
  await inTransaction(sql, async (tx) => {
    if ((await findStanding(tx, id, { hold: true })) !== "open") return;
    await markWithdrawn(tx, id);
    await insertAuditEntry(tx, {
      actor: { kind: "candidate" },
      action: "application withdrawn",
      subject: { kind: "application", id },
    });
    const addressee = await findAddressee(tx, id);
    if (addressee && (await allowMail(tx, world, "application withdrawn", addressee.email)))
      await enqueueEmail(tx, vault, { ...applicationWithdrawn(addressee), applicationId: id });
  });
}
