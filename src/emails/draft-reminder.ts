import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import { draftReminderDays } from "../shared/applying/draft-reminder.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

/** It quotes nothing that somebody typed, because a stranger may have typed the address, too. */
export const draftReminder = inItsLanguage((locale: Locale, recipient: string, link: string): Email => {
  const { t } = wordsFor(locale);
  const days = daysText(draftReminderDays);
  const subject = t("emails.draftReminder.subject", { days });
  return writeEmail(
    { locale, kind: "draft reminder", audience: "candidate", recipient, subject },
    t("emails.draftLink.greeting"),
    t("emails.draftReminder.body", { days }),
    { label: t("emails.action.draft"), link },
    t("emails.draftLink.keep"),
    t("emails.draftLink.ignore"),
  );
});
