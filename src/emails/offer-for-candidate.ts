import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { type Applied, headOf, positionName } from "./position-name.ts";

interface Offered extends Omit<Applied, "link"> {
  news: "made" | "withdrawn";
  link: string;
}

/** The offer can be for another job. The email does not hold the terms, because several people may read a mailbox. */
export const offerForCandidate = inItsLanguage(
  (locale: Locale, { news, link, ...candidate }: Offered): Email => {
    const { t } = wordsFor(locale);
    const { reference, job } = candidate;
    const head = headOf(locale, `offer.mail.candidate.${news}.subject`, candidate);
    return toCandidate(
      locale,
      candidate,
      `offer ${news}`,
      news === "made" ? { ...head, ...(job && offered(locale, job)) } : head,
      t(`offer.mail.candidate.${news}.body`, { job: positionName(locale, candidate) }),
      [
        ...(job ? [[t("emails.fact.appliedFor"), t("application.vacancy.of", { ...job })] as const] : []),
        [t("emails.fact.reference"), reference],
      ],
      { label: t(news === "made" ? "offer.mail.open" : "emails.action.application"), link },
      news === "made" && t("offer.mail.free", { email: site.contactEmail }),
    );
  },
);

const offered = (locale: Locale, job: NonNullable<Offered["job"]>) => {
  const { t } = wordsFor(locale);
  return { heading: t("offer.mail.candidate.made.heading"), about: t("application.vacancy.of", { ...job }) };
};
