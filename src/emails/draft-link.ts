import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

/** It quotes nothing that somebody typed, because a stranger may have typed the address, too. */
export function draftLink(recipient: string, link: string): Email {
  return {
    kind: "draft link",
    audience: "candidate",
    recipient,
    subject: t("emails.draftLink.subject"),
    body: [
      t("emails.draftLink.greeting"),
      t("emails.draftLink.body"),
      link,
      t("emails.draftLink.keep"),
      t("emails.draftLink.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
