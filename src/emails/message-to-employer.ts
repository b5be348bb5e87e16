import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Written extends Account {
  reference: string;
  title: string;
  link: string;
}

/** The email does not hold the message, because several people may read a mailbox. */
export const messageToEmployer = inItsLanguage((locale: Locale, { link, ...written }: Written): Email => {
  const { t } = wordsFor(locale);
  return toAccount(
    locale,
    written,
    "message to employer",
    {
      subject: t("emails.messageToEmployer.subject", written),
      heading: t("emails.messageToEmployer.heading"),
      about: written.title,
    },
    t("emails.messageToEmployer.body", written),
    { label: t("emails.messages.read"), link },
  );
});
