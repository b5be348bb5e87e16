import { wordsFor } from "../content/words.ts";
import { longDate, usdCents } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, headOf } from "./position-name.ts";

interface FeeReceived extends Candidate {
  /** Absent for a draft, whose payer is not a candidate yet. */
  job?: Applied["job"];
  amountCents: number;
  paidAt: Date;
  intentId: string;
  isTest: boolean;
  /** Absent for a draft, which has no page to follow. */
  link?: string;
}

export const feeReceived = inItsLanguage((locale: Locale, received: FeeReceived): Email => {
  const { t } = wordsFor(locale);
  const { reference, amountCents, paidAt, intentId, isTest, link } = received;
  const fee = usdCents(amountCents);
  return toCandidate(
    locale,
    received,
    "fee received",
    headOf(locale, isTest ? "emails.receipt.subject.test" : "emails.receipt.subject", received, { fee }),
    t(isTest ? "emails.receipt.body.test" : "emails.receipt.body", { fee, reference }),
    [
      [t("emails.fact.amount"), fee],
      ...(isTest ? [[t("emails.fact.amount"), t("emails.receipt.test")] as const] : []),
      [t("emails.fact.reference"), reference],
      [t("emails.fact.paidOn"), longDate(paidAt)],
      [t("emails.fact.payment"), intentId],
    ],
    t("emails.applicationReceived.limits"),
    ...(link ? [t("emails.follow"), { label: t("emails.action.follow"), link }] : []),
  );
});
