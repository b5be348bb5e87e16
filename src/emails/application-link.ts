import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";

/** Replaces an expired link. */
export const applicationLink = inItsLanguage(
  (locale: Locale, candidate: Candidate & { link: string }): Email => {
    const { t } = wordsFor(locale);
    return toCandidate(
      locale,
      candidate,
      "application link",
      t("emails.applicationLink.subject", { reference: candidate.reference }),
      t("emails.applicationLink.body", { reference: candidate.reference }),
      { label: t("emails.action.application"), link: candidate.link },
      t("emails.applicationReceived.keep"),
      t("emails.applicationLink.ignore"),
    );
  },
);
