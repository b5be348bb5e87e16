import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

/** It names nobody, because nobody has proved to own the mailbox. */
export function passwordReset(recipient: string, link: string): Email {
  return {
    kind: "password reset",
    audience: "unconfirmed account",
    recipient,
    subject: t("emails.reset.subject"),
    body: [t("emails.hello"), t("emails.reset.body"), link, t("emails.reset.ignore"), t("emails.sign")].join(
      "\n\n",
    ),
  };
}
