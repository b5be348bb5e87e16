import { t } from "../content/words.ts";
import { type Email, writeEmail } from "./email.ts";

/** It quotes nothing that somebody typed, because a stranger may have typed the address, too. */
export const draftLink = (recipient: string, link: string): Email =>
  writeEmail(
    { kind: "draft link", audience: "candidate", recipient, subject: t("emails.draftLink.subject") },
    t("emails.draftLink.greeting"),
    t("emails.draftLink.body"),
    link,
    t("emails.draftLink.keep"),
    t("emails.draftLink.ignore"),
  );
