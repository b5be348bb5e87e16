import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet, strong } from "./email-look.ts";
import { refundIn } from "./employer-suspended.ts";

interface Left extends Candidate {
  title: string;
  company: string;
  isWaived: boolean;
  isTest: boolean;
  link: string;
}

export const employerLeft = inItsLanguage(
  (locale: Locale, { email, fullName, isWaived, isTest, link, reference, ...applied }: Left): Email => {
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
      `${t("emails.employerLeft.body", applied)} ${t("emails.employerLeft.closed")}`,
      isWaived ? t("employerClosed.offer") : strong(refundIn(locale, isTest)),
      [[t("emails.fact.reference"), reference]],
      { label: t("emails.action.application"), link },
      quiet(t("emails.follow")),
    );
  },
);
