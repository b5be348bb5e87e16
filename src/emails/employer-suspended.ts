import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Suspended {
  email: string;
  fullName: string | null;
  reference: string;
  title: string;
  company: string;
  isRejected: boolean;
  link: string;
}

export function employerSuspended({ email, fullName, isRejected, link, ...applied }: Suspended): Email {
  return {
    kind: "employer suspended",
    audience: "candidate",
    recipient: email,
    subject: t("emails.suspended.subject", applied),
    body: [
      greeting(fullName),
      t("emails.suspended.body", applied),
      t("emails.suspended.beware"),
      ...(isRejected ? [] : [t("emails.suspended.refund"), link]),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
