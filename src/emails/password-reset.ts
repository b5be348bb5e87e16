import { t } from "../content/words.ts";
import { type Email, writeEmail } from "./email.ts";

/** It names nobody, because nobody has proved to own the mailbox. */
export const passwordReset = (recipient: string, link: string): Email =>
  writeEmail(
    {
      kind: "password reset",
      audience: "unconfirmed account",
      recipient,
      subject: t("emails.reset.subject"),
    },
    t("emails.hello"),
    t("emails.reset.body"),
    link,
    t("emails.reset.ignore"),
  );
