import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet, strong } from "./email-look.ts";

interface Suspended extends Candidate {
  title: string;
  company: string;
  /** The application was rejected, or its fee was refunded or never paid. */
  isOver: boolean;
  isWaived: boolean;
  isTest: boolean;
  link: string;
}

export const employerSuspended = inItsLanguage(
  (
    locale: Locale,
    { email, fullName, isOver, isWaived, isTest, link, reference, ...applied }: Suspended,
  ): Email => {
    const { t } = wordsFor(locale);
    return toCandidate(
      locale,
      { email, fullName },
      "employer suspended",
      {
        subject: t("emails.suspended.subject", applied),
        heading: t("emails.suspended.heading"),
        about: t("application.vacancy.of", applied),
      },
      t("emails.suspended.body", applied),
      { warning: t("emails.suspended.beware", { email: site.contactEmail }) },
      [[t("emails.fact.reference"), reference]],
      ...(isOver
        ? []
        : [
            isWaived ? t("employerClosed.offer") : strong(refundIn(locale, isTest)),
            { label: t("emails.action.application"), link },
            quiet(t("emails.follow")),
          ]),
    );
  },
);

/** A withdrawal gives the fee back, even one that charged no card. */
export const refundIn = (locale: Locale, isTest: boolean): string => {
  const { t } = wordsFor(locale);
  const test = isTest ? ` ${t("success.receipt.test")}` : "";
  return `${t("emails.suspended.refund")}${test}`;
};
