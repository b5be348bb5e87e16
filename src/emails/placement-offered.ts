import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { say } from "../shared/say.ts";
import { type Candidate, type Email, inItsLanguage, toCandidate } from "./email.ts";
import { withHeading } from "./heading.ts";

interface Offered extends Candidate {
  title: string;
  company: string;
  country: string;
  link: string;
}

/** Asks somebody who applied for no job in particular. Only the page of the application takes the answer. */
export const placementOffered = inItsLanguage((locale: Locale, { link, ...offered }: Offered): Email => {
  const { t } = wordsFor(locale);
  return toCandidate(
    locale,
    offered,
    "placement offered",
    withHeading(t("emails.placementOffered.subject", offered), t("emails.position", offered)),
    t("emails.placementOffered.body"),
    [
      [t("emails.placementOffered.job"), offered.title],
      [t("emails.placementOffered.company"), offered.company],
      [t("emails.placementOffered.country"), say(offered.country)],
      [t("emails.fact.reference"), offered.reference],
    ],
    t("emails.placementOffered.yes"),
    { label: t("emails.placementOffered.action"), link },
    t("emails.placementOffered.no"),
  );
});
