import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { withHeading } from "./heading.ts";

interface Answered extends Account {
  news: "accepted" | "declined" | "closed" | "left";
  reference: string;
  title: string;
  link: string;
}

/** The candidate's name and the terms stay on the site. */
export const offerForEmployer = inItsLanguage(
  (locale: Locale, { news, link, ...answered }: Answered): Email => {
    const { t } = wordsFor(locale);
    return toAccount(
      locale,
      answered,
      `offer ${news}`,
      withHeading(t(`offer.mail.employer.${news}.subject`, answered), answered.title),
      t(`offer.mail.employer.${news}.body`, answered),
      { label: t("offer.mail.show"), link },
    );
  },
);
