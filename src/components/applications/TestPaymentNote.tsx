import { t } from "../../content/words.ts";
import type { Payment } from "../../db/payments/payments.ts";

/** Appears beside words about a refund. A test payment charged no card, so no money comes back. */
export const TestPaymentNote = ({ receipts }: { receipts: Payment[] }) =>
  receipts.some(({ provider }) => provider === "test") && <p>{t("success.receipt.test")}</p>;
