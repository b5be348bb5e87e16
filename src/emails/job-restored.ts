import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Account, type Email, inItsLanguage, toAccount } from "./email.ts";
import { withHeading } from "./heading.ts";

interface Restored extends Account {
  title: string;
  company: string;
  link: string;
}

export const jobRestored = inItsLanguage(
  (locale: Locale, { title, company, link, ...account }: Restored): Email => {
    const { t } = wordsFor(locale);
    return toAccount(
      locale,
      account,
      "vacancy restored",
      withHeading(t("emails.restored.subject", { title }), title),
      t("emails.restored.body", { title, company }),
      { label: t("emails.action.dashboard"), link },
      t("emails.restored.next"),
    );
  },
);
