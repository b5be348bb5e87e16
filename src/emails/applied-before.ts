import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Before {
  email: string;
  fullName: string;
  reference: string;
  desiredPosition: string;
  /** To the page of what was sent. */
  link: string;
}

export function appliedBefore({ email, fullName, reference, desiredPosition, link }: Before): Email {
  return {
    kind: "applied before",
    recipient: email,
    subject: t("emails.appliedBefore.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.appliedBefore.body", { reference, position: desiredPosition }),
      link,
      t("emails.appliedBefore.fee"),
      t("emails.applicationReceived.keep"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
