import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { interviewFacts, interviewTexts, type Told } from "./interview-news.ts";

interface Employer extends Account {
  link: string;
}

/** The candidate's name stays on the site. */
export const interviewForEmployer = inItsLanguage((locale: Locale, told: Told & Employer): Email => {
  const { t } = wordsFor(locale);
  const { news, by, entry, zones, link, ...account } = told;
  const { head, body } = interviewTexts(locale, "employer", told, entry.title);
  const email = toAccount(
    locale,
    account,
    `interview ${news}`,
    head,
    body,
    interviewFacts(locale, told),
    { label: t("interview.mail.open"), link },
    t("interview.mail.calendar.employer"),
  );
  return { ...email, calendar: interviewCalendar(locale, { ...entry, recipient: account.email }) };
});
