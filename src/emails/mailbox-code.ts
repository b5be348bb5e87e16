import { wordsFor } from "../content/words.ts";
import type { Locale } from "../shared/languages.ts";
import { type Email, inItsLanguage, writeEmail } from "./email.ts";

/** It quotes nothing that somebody typed, because a stranger may have typed the address, too. */
export const mailboxCode = inItsLanguage(
  (locale: Locale, recipient: string, code: string, link: string): Email => {
    const { t } = wordsFor(locale);
    // A locked screen shows the subject, so the code is not in it.
    const subject = t("emails.mailboxCode.subject");
    return writeEmail(
      { locale, kind: "mailbox code", audience: "unconfirmed account", recipient, subject },
      t("emails.hello"),
      t("emails.mailboxCode.body"),
      code,
      { label: t("emails.action.mailbox"), link },
      t("emails.mailboxCode.limits"),
      t("emails.mailboxCode.ignore"),
    );
  },
);
