import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, linked, unsubscribeHeaders, writeEmail } from "./email.ts";

export const newsletterConfirmation = inItsLanguage(
  (locale: Locale, recipient: string, links: { confirm: string; unsubscribe: string }): Email => {
    const { t } = wordsFor(locale);
    const subject = t("emails.newsletter.subject");
    const headers = unsubscribeHeaders(links.unsubscribe);
    return writeEmail(
      { locale, kind: "newsletter confirmation", audience: "subscriber", recipient, subject, headers },
      t("emails.hello"),
      t("emails.newsletter.body"),
      { label: t("emails.action.confirmNewsletter"), link: links.confirm },
      t("emails.newsletter.ignore"),
      linked(t("emails.newsletter.leave"), links.unsubscribe),
    );
  },
);
