import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Needed {
  email: string;
  company: string;
  link: string;
}

/**
 * Accounts without a confirmed mailbox get it, too, if they posted before codes existed. Its page asks them
 * to confirm the mailbox.
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
