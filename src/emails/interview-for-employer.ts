import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { quiet } from "./email-look.ts";
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
  // Only the candidate has something to do.
  const isWaiting = news === "offered" || news === "moved";
  const email = toAccount(
    locale,
    account,
    `interview ${news}`,
    isWaiting ? { ...head, tone: undefined } : head,
    body,
    interviewFacts(locale, told),
    { label: t("interview.mail.open"), link },
    quiet(t("interview.mail.calendar.employer")),
  );
  return { ...email, calendar: interviewCalendar(locale, { ...entry, recipient: account.email }) };
});
