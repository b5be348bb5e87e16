import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

export const employerAsked = inItsLanguage(
  (locale: Locale, recipient: string, company: string, link: string): Email => {
    const { t } = wordsFor(locale);
    const subject = t("emails.employerAsked.subject", { company });
    const frame = { locale, kind: "employer asked", audience: "administrator", recipient, subject } as const;
    return writeEmail(frame, t("emails.hello"), t("emails.employerAsked.body", { company }), {
      label: t("emails.action.requests"),
      link,
    });
  },
);
