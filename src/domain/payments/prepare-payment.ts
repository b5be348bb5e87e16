import { hashOfToken } from "../../auth/token.ts";
import {
  type ApplicationState,
  findApplicationState,
  findDraftRow,
  lockBrowser,
  touchDraft,
} from "../../db/applications/applications.ts";
import {
  findPayment,
  insertPayment,
  isUnpaid,
  listPayments,
  type Payment,
  updateIntent,
  updatePaymentJob,
  updateUnpaidState,
} from "../../db/payments/payments.ts";
import { inTransaction, type Sql } from "../../db/sql.ts";
import { Failure, fail } from "../../errors.ts";
import { type PaymentIntent, ProviderAway } from "../../services/payments/provider.ts";
import type { Application } from "../../shared/applying/application.ts";
import type { Issue } from "../../shared/issues.ts";
import type { Locale } from "../../shared/languages.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { attachedDocuments, infectedIssues } from "../applying/attached-documents.ts";
import { ensureDraft, openDraft, saveDraft } from "../applying/draft.ts";
import { findPaidUnseen, isSent } from "../applying/find-repeat.ts";
import { refuseClosedJob } from "../jobs/refuse-closed-job.ts";
import { applicationFee } from "./application-fee.ts";
import { awaitsRefund } from "./begin-refund.ts";
import { closePayment } from "./close-payment.ts";
import { recordRefund } from "./record-refund.ts";
import { refuseSecondPayment } from "./refuse-second-payment.ts";
import { isConfirmed, settlePayment } from "./settle-payment.ts";

interface PreparedPayment {
  clientSecret: string | null;
  feeCents: number;
  state: "payable" | "processing" | "paid" | "free";
}

const currency = "usd";
// Stripe forgets idempotency keys after 24 hours.
const keyLifetimeMs = 23 * 60 * 60 * 1000;

/** Saves the application as the browser's draft and prepares one payment, whichever tab asks. */
export async function preparePayment(
  world: PaymentWorld & Pick<World, "clock">,
  browserHash: Uint8Array,
  application: Application | undefined,
  { shownId, language }: { shownId?: string | undefined; language?: Locale } = {},
): Promise<PreparedPayment | { issues: Issue[] }> {
  const { sql, vault, payments, settings } = world;
  const begun = await inTransaction(sql, async (tx) => {
    await lockBrowser(tx, browserHash);
    const paid = await findPaidUnseen(tx, vault, browserHash, application);
    const payment = paid && (await listPayments(tx, paid.id)).find(({ status }) => status === "succeeded");
    if (payment) return payment;
    if (shownId && (await isSent(tx, shownId, application?.jobId)))
      return new Failure("sentBefore", { sentId: shownId });
    if (application) {
      const { jobId, ...answers } = application;
      const earlier = await findDraftRow(tx, browserHash);
      const patch = { answers, jobId: jobId || earlier?.jobId || null, language };
      const saved = await saveDraft(tx, vault, browserHash, patch);
      if ("issues" in saved) return saved;
    }
    const draft = await ensureDraft(tx, browserHash);
    await touchDraft(tx, draft.id);
    // A payment that is paid or in progress continues, even if the job has closed.
    const begunBefore = await listPayments(tx, draft.id);
    const underWay = begunBefore.find(isUnderWay);
    if (underWay) return underWay;
    if (awaitsRefund(draft, begunBefore)) return new Failure("paymentGoingBack");
    const refusal = await refuseClosedJob(tx, payments, draft.jobId);
    if (refusal) return refusal;
    const { answers } = await openDraft(vault, draft);
    const infected = infectedIssues((await attachedDocuments(tx, draft, answers)).documents);
    if (infected.length > 0) return { issues: infected };
    const { sector, desiredCountry: country } = answers;
    const { cents } = await applicationFee(tx, settings, { jobId: draft.jobId, sector, country });
    const refused = cents > 0 && (await refuseSecondPayment(tx, world, draft));
    return refused || (await beginPayment(tx, world, draft, cents)) || { freeDraftId: draft.id };
  });
  // A throw inside the transaction would undo the saved draft.
  if (begun instanceof Failure) throw begun;
  if ("issues" in begun) return begun;
  const isFree = "freeDraftId" in begun;
  if (await closeOthers(world, isFree ? { applicationId: begun.freeDraftId } : begun))
    return preparePayment(world, browserHash, application, { shownId, language });
  if (isFree) return { clientSecret: null, feeCents: 0, state: "free" };
  const intent = await intentOf(world, begun);
  // The payment was canceled or refunded, or belongs to another provider account.
  if (!intent || intent.status === "canceled" || intent.refunded) {
    if (intent?.refunded) await recordRefund(world, begun, undefined);
    else if (begun.status === "succeeded") fail("paymentUnknown");
    else await updateUnpaidState(sql, begun.id, "canceled");
    return preparePayment(world, browserHash, application, { shownId, language });
  }
  if (isConfirmed(intent)) await settlePayment(world, intent);
  return { clientSecret: intent.clientSecret, feeCents: begun.amountCents, state: stateOf(intent) };
}

const isUnderWay = ({ status }: Payment) => status === "succeeded" || status === "processing";

const stateOf = ({ status }: PaymentIntent): PreparedPayment["state"] => {
  if (status === "succeeded") return "paid";
  return status === "processing" ? "processing" : "payable";
};

/** The row exists before the provider is asked. Returns undefined when nothing is to pay. */
async function beginPayment(
  tx: Sql,
  { payments: provider, clock }: Pick<World, "payments" | "clock">,
  { id: applicationId, jobId }: ApplicationState,
  feeCents: number,
): Promise<Payment | undefined> {
  const usable = (await listPayments(tx, applicationId)).find(
    (payment) =>
      isUnderWay(payment) ||
      (payment.provider === provider.name &&
        isUnpaid(payment) &&
        (payment.jobId === null || payment.jobId === jobId) &&
        payment.amountCents === feeCents &&
        (payment.intentId !== null || payment.createdAt.getTime() > clock().getTime() - keyLifetimeMs)),
  );
  if (usable && jobId) await updatePaymentJob(tx, usable.id, jobId);
  if (usable || feeCents === 0) return usable;
  return insertPayment(tx, {
    applicationId,
    jobId,
    provider: provider.name,
    amountCents: feeCents,
    currency,
  });
}

/**
 * Ends the application's other unpaid payments, so that a page that still shows one cannot pay it. Without a payment to
 * keep it ends all of them. Returns true when one was paid already and sent. Fails while the provider is away, also for
 * an application without a fee, because the candidate could pay the old payment later.
 */
async function closeOthers(
  world: PaymentWorld,
  { applicationId, id: keptId }: Pick<Payment, "applicationId"> & Partial<Pick<Payment, "id">>,
): Promise<boolean> {
  const others = (await listPayments(world.sql, applicationId)).filter(
    (payment) => payment.id !== keptId && isUnpaid(payment),
  );
  let closed = 0;
  for (const other of others) if (await closePayment(world, other)) closed += 1;
  return closed > 0 && Boolean((await findApplicationState(world.sql, applicationId))?.submittedAt);
}

async function intentOf(
  { sql, payments }: Pick<World, "sql" | "payments">,
  payment: Payment,
): Promise<PaymentIntent | undefined> {
  if (payment.intentId) return payments.findIntent(payment.intentId);
  const { id, applicationId, amountCents } = payment;
  try {
    const intent = await payments.createIntent({ amountCents, currency, applicationId, idempotencyKey: id });
    await updateIntent(sql, id, intent.id, hashOfToken(intent.clientSecret));
    if ((await findPayment(sql, id))?.status !== "canceled") return intent;
    // The candidate turned to another job or device before the provider answered, so nobody may pay this.
    await payments.cancelIntent(intent.id);
    return fail("paymentOfAnother");
  } catch (error) {
    // The provider repeats its own fault under this key, so the next try needs a new one.
    if (error instanceof ProviderAway && error.keySpent) await updateUnpaidState(sql, id, "canceled");
    throw error;
  }
}
