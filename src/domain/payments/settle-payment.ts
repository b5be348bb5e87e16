import {
  type ApplicationState,
  isPaidOrWaived,
  lockApplication,
  markPaymentStatus,
} from "../../db/applications/applications.ts";
import {
  findPaymentOfIntent,
  insertPayment,
  isSettled,
  listPayments,
  type Payment,
  type Refund,
  updateIntent,
  updatePaymentState,
} from "../../db/payments/payments.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { feeReceived } from "../../emails/fee-received.ts";
import { fail } from "../../errors.ts";
import type { PaymentIntent, PaymentProvider } from "../../services/payments/provider.ts";
import { Application } from "../../shared/applying/application.ts";
import { isUuid } from "../../shared/uuid.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { audit } from "../accounts/audit.ts";
import { announceApplication } from "../applications/announce-application.ts";
import { openDraft } from "../applying/draft.ts";
import { submitAs } from "../applying/submit-application.ts";
import { allowMail } from "../mail/allow-mail.ts";
import { markRefunding } from "./begin-refund.ts";
import { mailPayer } from "./mail-payer.ts";
import { isSecondPayment } from "./refuse-second-payment.ts";

interface ConfirmedPayment extends PaymentIntent {
  status: "succeeded";
}

export const isConfirmed = (intent: PaymentIntent): intent is ConfirmedPayment =>
  intent.status === "succeeded" && !intent.refunded;

/**
 * Browser, webhook and reconciler all call it; only the first call has an effect. It submits a complete
 * draft, and refunds a payment for an application that is paid, withdrawn or erased.
 */
export function settlePayment(world: PaymentWorld, intent: ConfirmedPayment): Promise<ApplicationState> {
  return inTransaction(world.sql, async (tx) => {
    const known = await findPaymentOfIntent(tx, intent.id);
    const applicationId = known?.applicationId ?? intent.applicationId;
    if (!applicationId || !isUuid(applicationId)) fail("paymentUnknown");
    const application = (await lockApplication(tx, applicationId)) ?? fail("paymentUnknown");
    const payment =
      (await findPaymentOfIntent(tx, intent.id)) ??
      (await adopt(tx, world.payments.name, application.id, intent));
    if (isSettled(payment)) return application;
    const isWhole = intent.amountCents === payment.amountCents && intent.receivedCents >= payment.amountCents;
    if (!isWhole || intent.currency !== payment.currency) fail("paymentWrongAmount");
    const refund =
      refundOf(application) ??
      ((await isSecondPayment(tx, world, application, payment.jobId ?? application.jobId))
        ? ({ key: "second-payment" } as const)
        : undefined);
    if (refund) {
      await markRefunding(tx, payment, refund);
      return application;
    }
    await updatePaymentState(tx, payment.id, "succeeded");
    await audit(tx, "system", "payment settled", ["application", application.id], {
      intent: intent.id,
      amountCents: intent.amountCents,
    });
    const paid = await markPaymentStatus(tx, application.id, "completed");
    await mailReceipt(tx, world, paid, payment.id);
    if (!paid.submittedAt) return submitPaidDraft(tx, world, paid, payment.jobId ?? paid.jobId);
    await announceApplication(tx, world, paid.id);
    return paid;
  });
}

/** The provider's test mode charges nobody, so its receipts count as any email that a stranger can cause. */
async function mailReceipt(
  tx: Sql,
  world: Pick<World, "vault" | "payments" | "settings" | "log">,
  application: ApplicationState,
  paymentId: string,
): Promise<void> {
  const { live } = world.payments;
  const payment = (await listPayments(tx, application.id)).find(({ id }) => id === paymentId);
  if (!payment?.intentId || !payment.succeededAt) return;
  const { amountCents, intentId, succeededAt: paidAt } = payment;
  await mailPayer(
    tx,
    world,
    application,
    (payer, locale) => {
      const paidTo = world.settings.operatorName;
      return feeReceived(locale, { ...payer, amountCents, paidAt, intentId, isTest: !live, paidTo });
    },
    (recipient) => (live ? Promise.resolve(true) : allowMail(tx, world, "fee received", recipient)),
  );
}

/** An intent whose answer was lost takes its own row. A surplus intent gets a new row to be refunded. */
async function adopt(
  tx: Sql,
  provider: PaymentProvider["name"],
  applicationId: string,
  intent: PaymentIntent,
): Promise<Payment> {
  const { amountCents, currency } = intent;
  const payments = (await listPayments(tx, applicationId)).filter((payment) => payment.provider === provider);
  if (payments.length === 0) fail("paymentUnknown");
  const alike = payments.filter(
    (payment) => payment.amountCents === amountCents && payment.currency === currency,
  );
  if (alike.length === 0) fail("paymentWrongAmount");
  const waiting = alike.find(({ intentId }) => intentId === null);
  if (!waiting)
    return insertPayment(tx, { applicationId, provider, amountCents, currency, intentId: intent.id });
  await updateIntent(tx, waiting.id, intent.id);
  return { ...waiting, intentId: intent.id };
}

function refundOf({ paymentStatus, withdrawnAt, erasedAt }: ApplicationState): Refund | undefined {
  if (isPaidOrWaived(paymentStatus)) return { key: "second-payment" };
  if (withdrawnAt) return { key: "withdrawn-unpaid" };
  return erasedAt ? { key: "deleted-unpaid" } : undefined;
}

/** An incomplete draft stays paid until the candidate completes it or a day passes. */
async function submitPaidDraft(
  tx: Sql,
  world: Pick<World, "vault" | "payments" | "settings" | "log">,
  draft: ApplicationState,
  jobId: string | null,
): Promise<ApplicationState> {
  const { answers, isLost } = await openDraft(world.vault, draft);
  if (isLost) world.log({ event: "seal not opened", application: draft.id, key: draft.draftKeyId });
  const complete = Application.safeParse({ ...answers, jobId });
  if (!complete.success) return draft;
  const result = await submitAs(tx, world, draft, { application: complete.data, begun: true });
  return "application" in result ? result.application : draft;
}
