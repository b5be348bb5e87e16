import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Renewed {
  email: string;
  /** Null until the candidate proved to own the mailbox. */
  fullName: string | null;
  reference: string;
  /** To the application's own page. */
  link: string;
}

/** Replaces a link that was too old. */
export function applicationLink({ email, fullName, reference, link }: Renewed): Email {
  return {
    kind: "application link",
    audience: "candidate",
    recipient: email,
    subject: t("emails.applicationLink.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.applicationLink.body", { reference }),
      link,
      t("emails.applicationReceived.keep"),
      t("emails.applicationLink.ignore"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
