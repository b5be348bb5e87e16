import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Left {
  email: string;
  /** Null until the candidate proved to own the mailbox. */
  fullName: string | null;
  reference: string;
  title: string;
  company: string;
  /** To the page on which the candidate follows the application by its reference. */
  link: string;
}

/** Tells a candidate that the employer of a job has deleted the account, and how to get the fee back. */
export function employerLeft({ email, fullName, link, ...applied }: Left): Email {
  return {
    kind: "employer left",
    audience: "candidate",
    recipient: email,
    subject: t("emails.employerLeft.subject", applied),
    body: [
      greeting(fullName),
      t("emails.employerLeft.body", applied),
      t("emails.suspended.refund"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
