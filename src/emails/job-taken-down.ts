import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { quiet, strong } from "./email-look.ts";
import { withHeading } from "./heading.ts";

interface TakenDown extends Account {
  title: string;
  company: string;
  /** The administrator wrote this. The employer does not learn who reported the job. */
  reason: string;
}

export const jobTakenDown = inItsLanguage(
  (locale: Locale, { title, company, reason, ...account }: TakenDown): Email => {
    const { t } = wordsFor(locale);
    return toAccount(
      locale,
      account,
      "vacancy taken down",
      withHeading(t("emails.takenDown.subject", { title }), title),
      t("emails.takenDown.body", { title, company }),
      strong(t("emails.takenDown.until")),
      { text: t("emails.takenDown.reason", { reason }), look: "quote" },
      t("emails.takenDown.wrong", { email: site.contactEmail }),
      quiet(t("emails.takenDown.candidates")),
    );
  },
);
