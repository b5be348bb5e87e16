import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Suspended {
  email: string;
  fullName: string;
  reference: string;
  title: string;
  company: string;
  /** To the page on which the candidate follows the application by its reference. */
  link: string;
}

/** Tells a candidate that the account behind a job was suspended, and how to get the fee back. */
export function employerSuspended({ email, fullName, link, ...applied }: Suspended): Email {
  return {
    kind: "employer suspended",
    recipient: email,
    subject: t("emails.suspended.subject", applied),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.suspended.body", applied),
      t("emails.suspended.beware"),
      t("emails.suspended.refund"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
