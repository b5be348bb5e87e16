import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";

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
  (locale: Locale, { email, fullName, isOver, isWaived, isTest, link, ...applied }: Suspended): Email => {
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
      ...(isOver
        ? []
        : [
            t(isWaived ? "employerClosed.offer" : "emails.suspended.refund"),
            t("emails.follow"),
            { label: t("emails.action.follow"), link },
            isTest && t("success.receipt.test"),
          ]),
    );
  },
);
