import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { jobFacts } from "./position-name.ts";

interface Written extends Candidate {
  company: string;
  title: string;
  link: string;
}

/** The email does not hold the message, because several people may read a mailbox. */
export const messageToCandidate = inItsLanguage((locale: Locale, { link, ...written }: Written): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    written,
    "message to candidate",
    {
      subject: t("emails.messageToCandidate.subject", written),
      heading: t("emails.messageToCandidate.heading"),
      about: t("application.vacancy.of", written),
    },
    t("emails.messageToCandidate.body", written),
    [...jobFacts(locale, written), [t("emails.fact.reference"), written.reference]],
    { label: t("emails.messages.read"), link },
    t("emails.messageToCandidate.careful"),
  );
});
