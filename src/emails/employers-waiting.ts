import { wordsFor } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

interface Waiting {
  waiting: number;
  oldest: readonly { company: string; askedAt: Date }[];
  link: string;
}

export const employersWaiting = inItsLanguage(
  (locale: Locale, recipient: string, { waiting, oldest, link }: Waiting): Email => {
    const { t, tn } = wordsFor(locale);
    const subject = tn("emails.employersWaiting.subject", waiting);
    const lines = oldest.map(
      ({ company, askedAt }) =>
        `${company}: ${t("emails.employersWaiting.since", { date: longDate(askedAt) })}`,
    );
    const frame = {
      locale,
      kind: "employers waiting",
      audience: "administrator",
      recipient,
      subject,
    } as const;
    return writeEmail(
      frame,
      t("emails.hello"),
      t("emails.employersWaiting.body"),
      { text: lines.join("\n"), look: "rows" },
      {
        label: t("emails.action.requests"),
        link,
      },
    );
  },
);
