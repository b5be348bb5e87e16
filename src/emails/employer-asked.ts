import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";
import { withHeading } from "./heading.ts";

export const employerAsked = inItsLanguage(
  (locale: Locale, recipient: string, company: string, link: string): Email => {
    const { t } = wordsFor(locale);
    const head = withHeading(t("emails.employerAsked.subject", { company }), company);
    const frame = { locale, kind: "employer asked", audience: "administrator", recipient, ...head } as const;
    return writeEmail(frame, t("emails.hello"), t("emails.employerAsked.body", { company }), {
      label: t("emails.action.requests"),
      link,
    });
  },
);
