import { insertAuditEntry } from "../../db/accounts/audit-log.ts";
import { findAddressee } from "../../db/applications/applications.ts";
import { findStanding, markWithdrawn } from "../../db/applications/standing.ts";
import { inTransaction } from "../../db/sql.ts";
import { applicationWithdrawn } from "../../emails/application-withdrawn.ts";
import * as routes from "../../routes.ts";
import { ProviderAway, RefundRefused } from "../../services/payments/provider.ts";
import { linkTo } from "../../shared/link.ts";
import type { World } from "../../world.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { enqueueEmail } from "../mail/enqueue-email.ts";
import { closePayments } from "../payments/close-payment.ts";
import { beginRefund } from "../payments/refund-application.ts";
import { sendRefund } from "../payments/send-refund.ts";

/** The fee is refunded if the employer may no longer see the application. */
export async function withdrawApplication(
  world: Pick<World, "sql" | "vault" | "payments" | "settings" | "log">,
  id: string,
): Promise<void> {
  const { sql, vault, settings } = world;
  if ((await findStanding(sql, id)) !== "open") return;
  await closePayments(world, id);
  const refund = await inTransaction(sql, async (tx) => {
    if ((await findStanding(tx, id, { hold: true })) !== "open") return;
    const addressee = await findAddressee(tx, id);
    const refunded = addressee?.paymentStatus === "completed" ? addressee.closedBecause : undefined;
    await markWithdrawn(tx, id);
    await insertAuditEntry(tx, {
      actor: { kind: "candidate" },
      action: "application withdrawn",
      subject: { kind: "application", id },
    });
    const link = settings.siteUrl + linkTo(routes.track);
    if (addressee && (await allowMail(tx, world, "application withdrawn", addressee.email)))
      await enqueueEmail(tx, vault, { ...applicationWithdrawn({ ...addressee, link }), applicationId: id });
    return refunded ? beginRefund(tx, id, { key: refunded }) : undefined;
  });
  // The reconciler repeats a refund that fails here.
  if (refund)
    await sendRefund(world, refund).catch((error: unknown) => {
      if (!(error instanceof ProviderAway || error instanceof RefundRefused)) throw error;
    });
}
