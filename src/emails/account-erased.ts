import { site } from "../content/site.ts";
import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, toAccount } from "./email.ts";

export const accountErased = inItsLanguage((locale: Locale, email: string, firstName: string): Email => {
  const { t } = wordsFor(locale);
  return toAccount(
    locale,
    { email, firstName },
    "account erased",
    t("emails.accountDeleted.subject"),
    t("emails.accountDeleted.body"),
    t("emails.accountDeleted.notYou", { email: site.contactEmail }),
  );
});
