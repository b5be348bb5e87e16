import { t } from "../content/words.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";

interface Renewed {
  email: string;
  fullName: string | null;
  reference: string;
  link: string;
}

/** Replaces an expired link. */
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
