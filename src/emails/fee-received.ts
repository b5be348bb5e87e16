import { wordsFor } from "../content/words.ts";
import { longDate, usdCents } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { type Applied, headOf } from "./position-name.ts";

interface FeeReceived extends Candidate {
  /** Absent for a draft, whose payer is not a candidate yet. */
  job?: Applied["job"];
  amountCents: number;
  paidAt: Date;
  intentId: string;
  isTest: boolean;
  /** The operator, where the configuration names one. */
  paidTo: string | undefined;
  /** Absent for a draft, which has no page to follow. */
  link?: string;
}

export const feeReceived = inItsLanguage((locale: Locale, received: FeeReceived): Email => {
  const { t } = wordsFor(locale);
  const { reference, job, amountCents, paidAt, intentId, isTest, paidTo, link } = received;
  const fee = usdCents(amountCents);
  return toCandidate(
    locale,
    received,
    "fee received",
    headOf(locale, isTest ? "emails.receipt.subject.test" : "emails.receipt.subject", received, { fee }),
    t(isTest ? "emails.receipt.body.test" : "emails.receipt.body", { fee }),
    [
      [t("emails.fact.amount"), isTest ? `${fee} · ${t("emails.receipt.test")}` : fee],
      ...(job ? [[t("emails.fact.appliedFor"), t("application.vacancy.of", { ...job })] as const] : []),
      ...(paidTo && !isTest ? [[t("emails.fact.paidTo"), paidTo] as const] : []),
      [t(isTest ? "emails.fact.testOn" : "emails.fact.paidOn"), longDate(paidAt)],
      [t("emails.fact.reference"), reference],
      [t("emails.fact.payment"), intentId],
    ],
    t("emails.applicationReceived.limits"),
    ...(link ? [{ label: t("emails.action.application"), link }, quiet(t("emails.follow"))] : []),
  );
});
