import { wordsFor } from "../content/words.ts";
import type { Finding } from "../shared/jobs/job-review.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { withHeading } from "./heading.ts";

interface HeldJob extends Account {
  title: string;
  findings: Finding[];
  link: string;
}

export const jobHeld = inItsLanguage(
  (locale: Locale, { title, findings, link, ...account }: HeldJob): Email => {
    const { t } = wordsFor(locale);
    return toAccount(
      locale,
      account,
      "job held",
      withHeading(t("emails.jobHeld.subject", { title }), title),
      t("emails.jobHeld.body", { title }),
      ...findings.map(
        ({ rule, sentence }) =>
          ({
            text: `${t(`review.rule.${rule}`)}\n${t("review.sentence", { sentence })}`,
            look: "quote",
          }) as const,
      ),
      t("emails.jobHeld.next"),
      [[t("emails.fact.job"), title]],
      { label: t("emails.action.changeJob"), link },
    );
  },
);
