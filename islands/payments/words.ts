import { applyMessages } from "../../src/content/apply-messages.ts";
import { applyWords } from "../../src/content/en/apply.ts";
import { applyPaymentWords } from "../../src/content/en/apply-payment.ts";
import { formWords } from "../../src/content/en/forms.ts";
import { paymentMessages } from "../../src/content/payment-messages.ts";
import { translator } from "../../src/content/translator.ts";

export const t = translator({
  ...formWords,
  ...applyWords,
  ...applyMessages,
  ...paymentMessages,
  ...applyPaymentWords,
});
