import { t } from "../content/words.ts";
import { type ApplicationStatus, statusLabel } from "../shared/application-status.ts";
import type { Email } from "./email.ts";
import { type Applied, positionOf } from "./position-of.ts";

interface Change extends Applied {
  email: string;
  fullName: string;
  reference: string;
  status: ApplicationStatus;
  /** Where it is followed by its reference: the secret links are in other mails. */
  link: string;
}

export function statusChanged(change: Change): Email {
  const { email, fullName, reference, status, link } = change;
  return {
    kind: "status changed",
    recipient: email,
    subject: t("emails.status.subject", { reference, status: statusLabel(status) }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.status.body", { position: positionOf(change), reference, status: statusLabel(status) }),
      t("emails.follow"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
