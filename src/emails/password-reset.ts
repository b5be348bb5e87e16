import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

/** The email names nobody, because nobody has proved that they own the mailbox. */
export const passwordReset = inItsLanguage((locale: Locale, recipient: string, link: string): Email => {
  const { t } = wordsFor(locale);
  return writeEmail(
    {
      locale,
      kind: "password reset",
      audience: "unconfirmed account",
      recipient,
      subject: t("emails.reset.subject"),
    },
    t("emails.hello"),
    t("emails.reset.body"),
    { label: t("emails.action.password"), link },
    t("emails.reset.ignore"),
  );
});
