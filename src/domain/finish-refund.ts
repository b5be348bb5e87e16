import {
  type ApplicationState,
  findAddressee,
  lockApplication,
  markPaymentStatus,
} from "../db/applications.ts";
import { insertAuditEntry } from "../db/audit-log.ts";
import { listPayments, type Payment, setPaymentState } from "../db/payments.ts";
import { type Database, inTransaction, type Sql } from "../db/sql.ts";
import { feeRefunded } from "../emails/fee-refunded.ts";
import type { Vault } from "../services/vault.ts";
import { urls } from "../shared/urls.ts";
import { openDraft } from "./draft.ts";
import { enqueueEmail } from "./enqueue-email.ts";

/**
 * Records, once, that the money went back, and tells the candidate; an application that another payment pays for stays
 * paid, and one that costs nothing stays waived.
 */
export function finishRefund(
  { sql, vault, settings }: { sql: Database; vault: Vault; settings: { siteUrl: string } },
  payment: Payment,
  /** Unknown when somebody gave it back at the provider. */
  refundId: string | undefined,
): Promise<void> {
  return inTransaction(sql, async (tx) => {
    const application = await lockApplication(tx, payment.applicationId);
    const payments = await listPayments(tx, payment.applicationId);
    const current = payments.find(({ id }) => id === payment.id);
    if (!application || !current || current.status === "refunded") return;
    await setPaymentState(tx, payment.id, "refunded", refundId ? { refundId } : {});
    const others = payments.filter(({ id }) => id !== payment.id);
    const isWaived = application.paymentStatus === "waived";
    if (!isWaived && !others.some(({ status }) => status === "succeeded")) {
      await markPaymentStatus(tx, payment.applicationId, "refunded");
    }
    await insertAuditEntry(tx, {
      actor: { kind: "system" },
      action: "payment refunded",
      subject: { kind: "application", id: payment.applicationId },
      details: { intent: payment.intentId, refund: refundId ?? null },
    });
    const addressee = await addresseeOf(tx, vault, application, settings.siteUrl + urls.track());
    if (addressee) {
      const mail = feeRefunded({ ...addressee, ...current });
      await enqueueEmail(tx, vault, { ...mail, applicationId: application.id });
    }
  });
}

/** A draft's candidate may have got as far as the e-mail address; only what was sent is followed by a link. */
async function addresseeOf(tx: Sql, vault: Vault, application: ApplicationState, link: string) {
  const known = await findAddressee(tx, application.id);
  if (known) return { ...known, link };
  const { email, fullName } = (await openDraft(vault, application)).answers;
  const { reference } = application;
  return email?.includes("@") ? { email, fullName: fullName || email, reference } : undefined;
}
