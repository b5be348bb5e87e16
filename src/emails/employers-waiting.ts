import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

export const employersWaiting = inItsLanguage(
  (locale: Locale, recipient: string, waiting: number, link: string): Email => {
    const { t, tn } = wordsFor(locale);
    const subject = tn("emails.employersWaiting.subject", waiting);
    const frame = {
      locale,
      kind: "employers waiting",
      audience: "administrator",
      recipient,
      subject,
    } as const;
    return writeEmail(frame, t("emails.hello"), t("emails.employersWaiting.body"), {
      label: t("emails.action.requests"),
      link,
    });
  },
);
