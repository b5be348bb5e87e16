import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { withHeading } from "./heading.ts";

interface DecidedJob extends Account {
  title: string;
  company: string;
  /** Null when the administrator released the job. */
  refusal: string | null;
  link: string;
}

export const jobDecided = inItsLanguage((locale: Locale, decided: DecidedJob): Email => {
  const { t } = wordsFor(locale);
  const { title, company, refusal, link } = decided;
  const isRefused = refusal !== null;
  return toAccount(
    locale,
    decided,
    isRefused ? "job refused" : "job released",
    withHeading(t(isRefused ? "emails.jobRefused.subject" : "emails.jobReleased.subject", { title }), title),
    t(isRefused ? "emails.jobRefused.body" : "emails.jobReleased.body", { title, company }),
    ...(isRefused
      ? [
          { text: t("emails.jobRefused.reason", { reason: refusal }), look: "quote" } as const,
          t("emails.jobRefused.next"),
        ]
      : []),
    { label: t(isRefused ? "emails.action.changeJob" : "emails.action.dashboard"), link },
  );
});
