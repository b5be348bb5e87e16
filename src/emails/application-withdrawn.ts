import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, linked, toCandidate } from "./email.ts";
import { quiet, strong } from "./email-look.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Withdrawn extends Applied {
  paymentStatus: PaymentStatus;
  hasEmployer: boolean;
  /** The site refunds the fee when there is a reason here. */
  closedBecause: ClosedBecause | null;
  /** The provider charged no card. */
  isTest: boolean;
  refunds: string;
}

export const applicationWithdrawn = inItsLanguage((locale: Locale, withdrawn: Withdrawn): Email => {
  const { t } = wordsFor(locale);
  const { reference, paymentStatus, hasEmployer, closedBecause, isTest, refunds, link } = withdrawn;
  const refund = isTest ? "withdrawal.refund" : "emails.withdrawn.refund";
  const isPaid = paymentStatus === "completed";
  const test = isTest ? ` ${t("success.receipt.test")}` : "";
  return toCandidate(
    locale,
    withdrawn,
    "application withdrawn",
    headOf(locale, "emails.withdrawn.subject", withdrawn),
    `${t("emails.withdrawn.body", { position: positionName(locale, withdrawn) })} ${t(hasEmployer ? "emails.withdrawn.employer" : "emails.withdrawn.us")}`,
    isPaid &&
      closedBecause !== null &&
      strong(`${t(refund, { reason: refundReasons[closedBecause].receipt })}${test}`),
    [[t("emails.fact.reference"), reference]],
    t("emails.withdrawn.notYou", { email: site.contactEmail }),
    { label: t("emails.action.application"), link },
    quiet(t("emails.follow")),
    isPaid && !closedBecause && quiet(`${t("emails.feeKept")}${test}\n${linked(t("fee.refunds"), refunds)}`),
  );
});
