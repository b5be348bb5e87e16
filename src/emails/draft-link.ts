import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

/** It quotes nothing that somebody typed, because a stranger may have typed the address, too. */
export const draftLink = inItsLanguage((locale: Locale, recipient: string, link: string): Email => {
  const { t } = wordsFor(locale);
  return writeEmail(
    { locale, kind: "draft link", audience: "candidate", recipient, subject: t("emails.draftLink.subject") },
    t("emails.draftLink.greeting"),
    t("emails.draftLink.body"),
    { label: t("emails.action.draft"), link },
    t("emails.draftLink.keep"),
    t("emails.draftLink.ignore"),
  );
});
