import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { type Applied, positionOf } from "./position-of.ts";

interface Before extends Applied {
  email: string;
  fullName: string;
  reference: string;
  /** To the page of what was sent. */
  link: string;
}

export function appliedBefore(before: Before): Email {
  const { email, fullName, reference, link } = before;
  return {
    kind: "applied before",
    recipient: email,
    subject: t("emails.appliedBefore.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.appliedBefore.body", { reference, position: positionOf(before) }),
      link,
      t("emails.appliedBefore.fee"),
      t("emails.applicationReceived.keep"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
