import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";

interface Left extends Candidate {
  title: string;
  company: string;
  isWaived: boolean;
  isTest: boolean;
  link: string;
}

export const employerLeft = inItsLanguage(
  (locale: Locale, { email, fullName, isWaived, isTest, link, ...applied }: Left): Email => {
    const { t } = wordsFor(locale);
    return toCandidate(
      locale,
      { email, fullName },
      "employer left",
      {
        subject: t("emails.employerLeft.subject", applied),
        heading: t("emails.employerLeft.heading"),
        about: t("application.vacancy.of", applied),
      },
      `${t("emails.employerLeft.body", applied)} ${t(isWaived ? "employerClosed.offer" : "emails.suspended.refund")}`,
      t("emails.employerLeft.closed"),
      t("emails.follow"),
      { label: t("emails.action.follow"), link },
      isTest && t("success.receipt.test"),
    );
  },
);
