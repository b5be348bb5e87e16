import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

/** It quotes nothing that somebody typed, because a stranger may have typed the address, too. */
export function mailboxCode(recipient: string, code: string): Email {
  return {
    kind: "mailbox code",
    audience: "unconfirmed account",
    recipient,
    // A locked screen shows the subject, so the code is not in it.
    subject: t("emails.mailboxCode.subject"),
    body: [
      t("emails.hello"),
      t("emails.mailboxCode.body"),
      code,
      t("emails.mailboxCode.limits"),
      t("emails.mailboxCode.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
