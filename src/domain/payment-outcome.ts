import { type ApplicationState, findApplicationState, findLatestSubmitted } from "../db/applications.ts";
import { findPaymentOfIntent, listPayments, type Payment } from "../db/payments.ts";
import type { Sql } from "../db/sql.ts";
import type { PaymentIntent } from "../services/payments/provider.ts";
import { followIntent } from "./follow-intent.ts";
import type { PaymentWorld } from "./prepare-payment.ts";

export interface PaymentOutcome {
  /** Neutral: it is not known whose payment is asked about, so nothing is told. */
  state: "succeeded" | "incomplete" | "processing" | "failed" | "refunded" | "neutral";
  /** Absent unless it was submitted or paid for. */
  application?: { id: string; reference: string; waived: boolean };
  /** What was paid; absent where nothing was. */
  paidCents?: number;
}

/**
 * What became of a payment, for whoever can show that it is theirs: by the browser's cookie, or by the client secret of
 * the provider's redirect. The record or the provider decides, never the address.
 */
export async function paymentOutcome(
  world: PaymentWorld,
  browserHash: Uint8Array | undefined,
  asked: { intentId?: string | undefined; clientSecret?: string | undefined },
): Promise<PaymentOutcome> {
  const { sql, payments } = world;
  if (!asked.intentId) return browserHash ? latestOutcome(sql, browserHash) : { state: "neutral" };
  const known = await findPaymentOfIntent(sql, asked.intentId);
  const application = known && (await findApplicationState(sql, known.applicationId));
  if (!application) return { state: "neutral" };
  const owned =
    browserHash && application.browserHash && Buffer.from(browserHash).equals(application.browserHash);
  if (owned && isOver(known)) return told(application, known);

  const intent = await payments.findIntent(asked.intentId);
  if (!intent || !(owned || intent.clientSecret === asked.clientSecret)) return { state: "neutral" };
  const followed = (await followIntent(world, intent)) ?? known;
  if (!isOver(followed)) return { state: stateOf(intent) };
  return told((await findApplicationState(sql, followed.applicationId)) ?? application, followed);
}

/** What this browser sent last, when there is nothing left to pay for it. */
async function latestOutcome(sql: Sql, browserHash: Uint8Array): Promise<PaymentOutcome> {
  const latest = await findLatestSubmitted(sql, browserHash);
  if (!latest || latest.paymentStatus === "pending" || latest.paymentStatus === "failed")
    return { state: "neutral" };
  return told(latest, (await listPayments(sql, latest.id)).find(isOver));
}

/** Paid, whatever came after it. */
const isOver = ({ status }: Payment) =>
  status === "succeeded" || status === "refunding" || status === "refunded";

const stateOf = ({ status }: PaymentIntent) => (status === "processing" ? "processing" : "failed");

function told(
  { id, reference, submittedAt, paymentStatus }: ApplicationState,
  payment: Payment | undefined,
): PaymentOutcome {
  const application = { id, reference, waived: paymentStatus === "waived" };
  if (payment && payment.status !== "succeeded") return { state: "refunded", application };
  const paidCents = payment?.amountCents;
  return {
    state: submittedAt ? "succeeded" : "incomplete",
    application,
    ...(paidCents !== undefined && { paidCents }),
  };
}
