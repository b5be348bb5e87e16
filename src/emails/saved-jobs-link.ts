import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

/** The email names no job, because a stranger may have typed the address. */
export const savedJobsLink = inItsLanguage(
  (locale: Locale, recipient: string, link: string, reminds: boolean): Email => {
    const { t } = wordsFor(locale);
    return writeEmail(
      {
        locale,
        kind: "saved jobs link",
        audience: "subscriber",
        recipient,
        subject: t("emails.saved.link.subject"),
      },
      t("emails.hello"),
      t(reminds ? "emails.saved.link.body.reminds" : "emails.saved.link.body"),
      { label: t("emails.action.saved"), link },
      t("emails.saved.link.keep"),
      t("emails.saved.link.ignore"),
    );
  },
);
