import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Suspended {
  email: string;
  /** Null until the candidate proved to own the mailbox. */
  fullName: string | null;
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
    audience: "candidate",
    recipient: email,
    subject: t("emails.suspended.subject", applied),
    body: [
      greeting(fullName),
      t("emails.suspended.body", applied),
      t("emails.suspended.beware"),
      t("emails.suspended.refund"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
