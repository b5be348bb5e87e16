import { hashOfToken } from "../../auth/token.ts";
import {
  type ApplicationState,
  findApplicationState,
  findLatestSubmitted,
} from "../../db/applications/applications.ts";
import {
  findPayingPayment,
  findPaymentOfIntent,
  isSettled,
  listPayments,
  type Payment,
} from "../../db/payments/payments.ts";
import { fail } from "../../errors.ts";
import type { PaymentMark } from "../../shared/payments/payment-marks.ts";
import type { PaymentWorld, World } from "../../world.ts";
import { isJustSent } from "../applying/recently-sent.ts";
import { isSameBrowser } from "../applying/same-browser.ts";
import { takeAllowances } from "../limits/allowance.ts";
import { syncPayment } from "./sync-payment.ts";

export interface PaymentOutcome {
  /** The state `neutral` reveals nothing, because the asker may not own the payment. */
  state: "succeeded" | "incomplete" | "processing" | "failed" | "refunded" | "neutral";
  /** Only the browser that has just sent the application may open it. */
  application?: { id: string; reference: string; waived: boolean; mayOpen: boolean };
  paidCents?: number;
  marks?: PaymentMark[];
}

const asksAMinute = 30;

/** The browser's cookie or the redirect's client secret proves ownership. */
export async function paymentOutcome(
  world: PaymentWorld & Pick<World, "clock">,
  browserHash: Uint8Array | undefined,
  asked: { intentId?: string | undefined; clientSecret?: string | undefined },
): Promise<PaymentOutcome> {
  const { sql, payments } = world;
  if (!asked.intentId) return browserHash ? latestOutcome(world, browserHash) : { state: "neutral" };
  const known = await findPaymentOfIntent(sql, asked.intentId);
  const application = known && (await findApplicationState(sql, known.applicationId));
  if (!application) return { state: "neutral" };
  const isOwn = isSameBrowser(browserHash, application.browserHash);
  if (isOwn && isSettled(known)) return told(world, browserHash, application, known);
  if (!isOwn && !maySecretBe(asked.clientSecret, known)) return { state: "neutral" };

  const asking = { name: asked.intentId, most: asksAMinute, seconds: 60 };
  if (!(await takeAllowances(world, "payment asked about", [asking])))
    fail("tooManyRequests", { retryAfterSeconds: 10 });
  const intent = await payments.findIntent(asked.intentId);
  if (!intent || !(isOwn || intent.clientSecret === asked.clientSecret)) return { state: "neutral" };
  const followed = (await syncPayment(world, intent)) ?? known;
  if (!isSettled(followed)) return { state: intent.status === "processing" ? "processing" : "failed" };
  const now = (await findApplicationState(sql, followed.applicationId)) ?? application;
  return told(world, browserHash, now, followed);
}

const maySecretBe = (secret: string | undefined, { clientSecretHash }: Payment) =>
  secret !== undefined && (!clientSecretHash || Buffer.from(clientSecretHash).equals(hashOfToken(secret)));

async function latestOutcome(
  world: Pick<World, "sql" | "clock">,
  browserHash: Uint8Array,
): Promise<PaymentOutcome> {
  const { sql } = world;
  const latest = await findLatestSubmitted(sql, browserHash);
  if (!latest || latest.paymentStatus === "pending" || latest.paymentStatus === "failed")
    return { state: "neutral" };
  const waived = latest.paymentStatus === "waived";
  const payment = waived ? undefined : findPayingPayment(await listPayments(sql, latest.id));
  return told(world, browserHash, latest, payment);
}

function told(
  { clock }: Pick<World, "clock">,
  browserHash: Uint8Array | undefined,
  asked: ApplicationState,
  payment: Payment | undefined,
): PaymentOutcome {
  const { id, reference, submittedAt, paymentStatus } = asked;
  const mayOpen =
    isSameBrowser(browserHash, asked.browserHash) && submittedAt !== null && isJustSent(submittedAt, clock());
  const application = { id, reference, waived: paymentStatus === "waived", mayOpen };
  if (payment && payment.status !== "succeeded") return { state: "refunded", application };
  const paidCents = payment?.amountCents;
  return {
    state: submittedAt ? "succeeded" : "incomplete",
    application,
    ...(paidCents !== undefined && { paidCents }),
    ...(payment && payment.marks.length > 0 && { marks: payment.marks }),
  };
}
