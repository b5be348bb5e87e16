import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Withdrawn extends Applied {
  paymentStatus: PaymentStatus;
  hasEmployer: boolean;
  /** The site refunds the fee when there is a reason here. */
  closedBecause: ClosedBecause | null;
  /** The provider charged no card. */
  isTest: boolean;
}

export const applicationWithdrawn = inItsLanguage((locale: Locale, withdrawn: Withdrawn): Email => {
  const { t } = wordsFor(locale);
  const { reference, paymentStatus, hasEmployer, closedBecause, isTest, link } = withdrawn;
  const refund = isTest ? "withdrawal.refund" : "emails.withdrawn.refund";
  const feeWords = closedBecause
    ? t(refund, { reason: refundReasons[closedBecause].receipt })
    : t("withdrawal.fee");
  return toCandidate(
    locale,
    withdrawn,
    "application withdrawn",
    headOf(locale, "emails.withdrawn.subject", withdrawn),
    `${t("emails.withdrawn.body", { reference, position: positionName(locale, withdrawn) })} ${t(hasEmployer ? "emails.withdrawn.employer" : "emails.withdrawn.us")}`,
    t("emails.withdrawn.notYou", { reference, email: site.contactEmail }),
    paymentStatus === "completed" && (isTest ? `${feeWords} ${t("success.receipt.test")}` : feeWords),
    t("emails.follow"),
    { label: t("emails.action.follow"), link },
  );
});
