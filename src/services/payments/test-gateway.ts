import { Buffer } from "node:buffer";
import {
  cancelTestPayment,
  findTestPayment,
  insertTestPayment,
  listTestPayments,
  refundTestPayment,
  type TestPayment,
  type TestPaymentStatus,
  updateTestPaymentStatus,
} from "../../db/payments/test-payments.ts";
import type { Sql } from "../../db/sql.ts";
import type { Vault } from "../sealing/vault.ts";
import type { IntentStatus, PaymentIntent, PaymentProvider } from "./provider.ts";

export interface TestGateway extends PaymentProvider {
  confirm(clientSecret: string, cardNumber: string, confirmed: boolean): Promise<IntentStatus | undefined>;
}

const pageSize = 100;
const purpose = "test payment";
const separator = "_secret_";

/** A client secret is signed and not stored, so a copy of the database confirms and shows nothing. */
export function testPayments(sql: Sql, vault: Vault): TestGateway {
  const intentFrom = async (payment: TestPayment): Promise<PaymentIntent> => {
    const { id, status, amountCents, currency, applicationId, refundId, createdAt } = payment;
    const clientSecret = `${id}${separator}${recoded(await vault.sign(purpose, id), "base64url", "hex")}`;
    const refunded = refundId !== null;
    const receivedCents = status === "succeeded" ? amountCents : 0;
    const terms = { amountCents, receivedCents, currency, applicationId };
    const refundedCents = refunded ? amountCents : 0;
    const facts = { refunded, refundedCents, disputed: false, declined: false };
    return { id, clientSecret, status, ...terms, ...facts, createdAt };
  };

  return {
    name: "test",
    live: false,

    until() {
      return this;
    },

    async createIntent({ amountCents, currency, applicationId, idempotencyKey }) {
      const id = `pi_test${randomHex()}`;
      const terms = { amountCents, currency, applicationId, idempotencyKey };
      const payment = await insertTestPayment(sql, { id, ...terms });
      const same =
        payment.amountCents === amountCents &&
        payment.currency === currency &&
        payment.applicationId === applicationId;
      if (!same) throw new Error(`Idempotency key ${idempotencyKey} was used for another payment`);
      return intentFrom(payment);
    },

    async findIntent(id) {
      const payment = await findTestPayment(sql, id);
      return payment && intentFrom(payment);
    },

    async listIntents(since, after) {
      const payments = await listTestPayments(sql, since, after, pageSize + 1);
      const page = payments.slice(0, pageSize);
      return {
        intents: await Promise.all(page.map(intentFrom)),
        next: payments.length > pageSize ? page.at(-1)?.id : undefined,
      };
    },

    // Only the site refunds its payments, and nobody disputes them.
    findDispute: async () => undefined,
    listMoneyBack: async () => ({ found: [], next: undefined }),

    cancelIntent: (id) => cancelTestPayment(sql, id),

    async refund(intentId) {
      const refundId = await refundTestPayment(sql, intentId, `re_test${randomHex()}`);
      if (refundId === undefined) throw new Error(`${intentId} is not paid: nothing to refund`);
      return { refundId };
    },

    async confirm(clientSecret, cardNumber, confirmed) {
      const [id = "", signature = ""] = clientSecret.split(separator);
      const isOurs = await vault.verify(purpose, id, recoded(signature, "hex", "base64url"));
      return isOurs ? updateTestPaymentStatus(sql, id, outcomeOf(cardNumber, confirmed)) : undefined;
    },
  };
}

/** The gateway declines all other card numbers. */
function outcomeOf(cardNumber: string, confirmed: boolean): TestPaymentStatus {
  switch (cardNumber.replace(/[\s-]/g, "")) {
    case "4242424242424242":
      return "succeeded";
    case "4000002500003155":
      return confirmed ? "succeeded" : "requires_action";
    default:
      return "requires_payment_method";
  }
}

const recoded = (text: string, from: BufferEncoding, to: BufferEncoding) =>
  Buffer.from(text, from).toString(to);

function randomHex(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
