import { type RefundKey, refundSentence } from "../content/refund-reasons.ts";
import { wordsFor } from "../content/words.ts";
import { usdCents } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf } from "./position-name.ts";

interface Refunded extends Candidate {
  job?: Applied["job"];
  amountCents: number;
  refundKey: RefundKey | null;
  refundReason: string | null;
  /** The provider charged no card. */
  isTest: boolean;
  /** Absent for a draft, which has no page to follow. */
  link?: string;
}

export const feeRefunded = inItsLanguage((locale: Locale, refunded: Refunded): Email => {
  const { t } = wordsFor(locale);
  const { reference, amountCents, isTest, link } = refunded;
  const fee = usdCents(amountCents);
  const reason = refundSentence(refunded);
  return toCandidate(
    locale,
    refunded,
    "fee refunded",
    headOf(locale, "emails.refund.subject", refunded, { fee }),
    t("emails.refund.body", { fee }),
    [
      [t("emails.fact.amount"), fee],
      [t("emails.fact.reference"), reference],
    ],
    reason && t("emails.refund.reason", { reason }),
    t(isTest ? "emails.receipt.test" : "emails.refund.bank"),
    ...(link ? [{ label: t("emails.action.application"), link }, quiet(t("emails.follow"))] : []),
  );
});
