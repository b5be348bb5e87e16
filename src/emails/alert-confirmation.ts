import { wordsFor } from "../content/words.ts";
import type { AlertFrequency } from "../shared/alerts/job-alert.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, linked, unsubscribeHeaders, writeEmail } from "./email.ts";

interface Links {
  confirm: string;
  unsubscribe: string;
}

/** The email does not quote the filter. A stranger could choose its words and the recipient. */
export const alertConfirmation = inItsLanguage(
  (locale: Locale, recipient: string, frequency: AlertFrequency, links: Links): Email => {
    const { t } = wordsFor(locale);
    return writeEmail(
      {
        locale,
        kind: "job alert confirmation",
        audience: "subscriber",
        recipient,
        subject: t("emails.alert.confirm.subject"),
        headers: unsubscribeHeaders(links.unsubscribe),
      },
      t("emails.hello"),
      t(`emails.alert.confirm.body.${frequency}`),
      { label: t("emails.action.confirmAlert"), link: links.confirm },
      t("emails.alert.confirm.ignore"),
      linked(t("emails.alert.confirm.leave"), links.unsubscribe),
    );
  },
);
