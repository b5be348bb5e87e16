import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Before extends Applied {
  email: string;
  fullName: string | null;
  reference: string;
  link: string;
}

export function appliedBefore(before: Before): Email {
  const { email, fullName, reference, link } = before;
  return {
    kind: "applied before",
    audience: "candidate",
    recipient: email,
    subject: t("emails.appliedBefore.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.appliedBefore.body", { reference, position: positionName(before) }),
      link,
      t("emails.appliedBefore.fee"),
      t("emails.applicationReceived.keep"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
