import type { PaymentWords } from "../../../islands/applying/words.ts";
import { applyMessages } from "../../content/apply-messages.ts";
import { t } from "../../content/words.ts";

export const paymentWords = (fee: string): PaymentWords => ({
  title: t("apply.payment.title"),
  initializing: t("apply.payment.initializing"),
  pay: t("apply.payment.pay", { fee }),
  paying: t("apply.payment.paying"),
  summary: t("apply.payment.summary", { fee }),
  secure: t("apply.payment.secure"),
  test: t("apply.payment.test"),
  testHint: t("apply.payment.test.hint"),
  card: t("apply.payment.card"),
  cardMissing: applyMessages.cardMissing,
  declined: t("apply.payment.declined"),
  kept: t("apply.payment.kept"),
  confirmTitle: t("apply.payment.confirm.title"),
  confirmText: t("apply.payment.confirm.text", { fee }),
  confirmYes: t("apply.payment.confirm.yes"),
  confirmNo: t("apply.payment.confirm.no"),
  retry: t("apply.payment.retry"),
  scriptNeeded: t("apply.payment.scriptNeeded"),
  received: t("apply.payment.done"),
  error: applyMessages.error,
  failed: applyMessages.paymentFailed,
  errorText: applyMessages.paymentErrorText,
  unsure: t("apply.payment.unsure"),
  sentBefore: t("appliedBefore.link"),
  notReady: applyMessages.paymentNotReady,
  submitted: applyMessages.submitted,
  submittedText: applyMessages.submittedText,
});
