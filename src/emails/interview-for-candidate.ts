import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toCandidate } from "./email.ts";
import { quiet } from "./email-look.ts";
import { interviewCalendar } from "./interview-calendar.ts";
import { interviewFacts, interviewTexts, type Told } from "./interview-news.ts";
import { type Applied, positionName } from "./position-name.ts";

export const interviewForCandidate = inItsLanguage((locale: Locale, told: Told & Applied): Email => {
  const { t } = wordsFor(locale);
  const { news, by, entry, zones, link, ...candidate } = told;
  const { head, body } = interviewTexts(locale, "candidate", told, positionName(locale, candidate));
  const isOpen = news === "offered" || news === "moved";
  const email = toCandidate(
    locale,
    candidate,
    `interview ${news}`,
    head,
    body,
    interviewFacts(locale, told),
    {
      label: t(isOpen ? "interview.mail.choose" : "emails.action.application"),
      link,
    },
    quiet(t(isOpen ? "interview.mail.calendar.open" : "interview.mail.calendar")),
  );
  return { ...email, calendar: interviewCalendar(locale, { ...entry, recipient: candidate.email }) };
});
