import { wordsFor } from "../content/words.ts";
import { longDate } from "../shared/format.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";

interface Decided extends Account {
  company: string;
  decision: "check" | "refuse" | "ask";
  validUntil: string | null;
  reason: string;
  link: string;
}

const states = { check: "checked", refuse: "refused", ask: "question" } as const;

export const mandateDecided = inItsLanguage((locale: Locale, decided: Decided): Email => {
  const { t } = wordsFor(locale);
  const { company, decision, validUntil, reason, link } = decided;
  const date = validUntil ? longDate(validUntil) : "";
  return toAccount(
    locale,
    decided,
    `mandate ${decision}`,
    {
      subject: t(`emails.mandate.${decision}.subject`, { company }),
      heading: t(`emails.mandate.${decision}.heading`),
      about: company,
    },
    decision === "check"
      ? t("emails.mandate.check.body", { company, date })
      : t(`emails.mandate.${decision}.body`, { company }),
    reason && {
      text: decision === "ask" ? reason : t("emails.jobRefused.reason", { reason }),
      look: "quote",
    },
    [
      [t("company.name"), company],
      [t("emails.fact.status"), t(`mandate.state.${states[decision]}`)],
      ...(date ? [[t("emails.fact.checkedUntil"), date] as const] : []),
    ],
    decision === "check" && t("emails.mandate.check.next"),
    {
      label: t(decision === "check" ? "emails.action.company" : `emails.mandate.${decision}.action`),
      link,
    },
  );
});
