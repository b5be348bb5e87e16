import { findApplicationState, findLatestSubmitted } from "../db/applications.ts";
import { findPaymentOfIntent } from "../db/payments.ts";
import type { Sql } from "../db/sql.ts";
import type { PaymentIntent } from "../services/payments/provider.ts";
import { isConfirmed } from "./complete-payment.ts";
import type { PaymentWorld } from "./prepare-payment.ts";
import { settlePayment } from "./settle-payment.ts";

export interface PaymentOutcome {
  /** Neutral: it is not known whose payment is asked about, so nothing is told. */
  state: "succeeded" | "incomplete" | "processing" | "failed" | "neutral";
  reference?: string;
}

/**
 * What became of a payment, for whoever can show that it is theirs: by the browser's cookie, or by the client secret of
 * the provider's redirect. The record or the provider decides, never the address.
 */
export async function paymentOutcome(
  { sql, vault, payments }: PaymentWorld,
  browserHash: Uint8Array | undefined,
  asked: { intentId?: string | undefined; clientSecret?: string | undefined },
): Promise<PaymentOutcome> {
  if (!asked.intentId) return browserHash ? latestOutcome(sql, browserHash) : { state: "neutral" };
  const known = await findPaymentOfIntent(sql, asked.intentId);
  const application = known && (await findApplicationState(sql, known.applicationId));
  if (!application) return { state: "neutral" };
  const owned =
    browserHash && application.browserHash && Buffer.from(browserHash).equals(application.browserHash);
  if (owned && known.status === "succeeded") return told(application);

  const intent = await payments.findIntent(asked.intentId);
  if (!intent || !(owned || intent.clientSecret === asked.clientSecret)) return { state: "neutral" };
  if (isConfirmed(intent)) return told(await settlePayment(sql, vault, payments.name, intent));
  return { state: stateOf(intent) };
}

/** What this browser sent last, when there is nothing left to pay for it. */
async function latestOutcome(sql: Sql, browserHash: Uint8Array): Promise<PaymentOutcome> {
  const latest = await findLatestSubmitted(sql, browserHash);
  const settled = latest?.paymentStatus === "completed" || latest?.paymentStatus === "waived";
  return latest && settled ? told(latest) : { state: "neutral" };
}

const stateOf = ({ status }: PaymentIntent) => (status === "processing" ? "processing" : "failed");

const told = ({
  submittedAt,
  reference,
}: {
  submittedAt: Date | null;
  reference: string;
}): PaymentOutcome => ({
  state: submittedAt ? "succeeded" : "incomplete",
  reference,
});
