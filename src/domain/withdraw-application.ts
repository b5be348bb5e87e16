import { findStanding, markWithdrawn } from "../db/after-applying.ts";
import { findAddressee } from "../db/applications.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { inTransaction } from "../db/sql.ts";
import { applicationWithdrawn } from "../emails/application-withdrawn.ts";
import { urls } from "../shared/urls.ts";
import { allowMail } from "./allow-mail.ts";
import { closePayments } from "./close-payment.ts";
import { enqueueEmail } from "./enqueue-email.ts";
import type { PaymentWorld } from "./prepare-payment.ts";

/**
 * Withdraws an application, once and for good, and tells its candidate by email. What cannot be withdrawn stays as it
 * is; its own page says why. Nobody pays for what is withdrawn: a payment that nobody finished is ended first, one that is
 * being processed goes back when it arrives.
 */
export async function withdrawApplication(world: PaymentWorld, id: string): Promise<void> {
  const { sql, vault, settings } = world;
  if ((await findStanding(sql, id)) !== "open") return;
  await closePayments(world, id);
  await inTransaction(sql, async (tx) => {
    if ((await findStanding(tx, id, { hold: true })) !== "open") return;
    await markWithdrawn(tx, id);
    await insertAuditEntry(tx, {
      actor: { kind: "candidate" },
      action: "application withdrawn",
      subject: { kind: "application", id },
    });
    const addressee = await findAddressee(tx, id);
    const link = settings.siteUrl + urls.track();
    if (addressee && (await allowMail(tx, world, "application withdrawn", addressee.email)))
      await enqueueEmail(tx, vault, { ...applicationWithdrawn({ ...addressee, link }), applicationId: id });
  });
}
