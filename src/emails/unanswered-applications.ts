import { daysText } from "../content/fact-texts.ts";
import { wordsFor } from "../content/words.ts";
import { silenceDays } from "../shared/applications/silence.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Reminder extends Account {
  waiting: number;
  longWaiting: number;
  link: string;
}

/** Emails hold counts only. The employer reads names on the site. */
export const unansweredApplications = inItsLanguage(
  (locale: Locale, { waiting, longWaiting, link, ...account }: Reminder): Email => {
    const { t, tn } = wordsFor(locale);
    return toAccount(
      locale,
      account,
      "unanswered applications",
      tn("emails.unanswered.subject", waiting),
      tn("emails.unanswered.body", waiting, { days: daysText(silenceDays.first) }),
      longWaiting > 0 && tn("emails.unanswered.long", longWaiting, { days: daysText(silenceDays.second) }),
      t("emails.unanswered.how"),
      { label: t("emails.action.dashboard"), link },
      t("emails.unanswered.after", { days: daysText(silenceDays.last) }),
    );
  },
);
