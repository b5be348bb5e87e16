import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Needed {
  email: string;
  company: string;
  link: string;
}

/**
 * Tells an employer why the jobs are hidden, and what to send. Employers who posted before mailboxes were confirmed get it, too:
 * the page that it leads to asks them to confirm theirs.
 */
export function mandateNeeded({ email, company, link }: Needed): Email {
  return {
    kind: "mandate needed",
    audience: "unconfirmed account",
    recipient: email,
    subject: t("emails.mandateNeeded.subject", { company }),
    body: [
      t("emails.hello"),
      t("emails.mandateNeeded.body", { company }),
      t("emails.mandateNeeded.send"),
      link,
      t("emails.mandateNeeded.open"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
