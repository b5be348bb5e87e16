import { t } from "../content/words.ts";
import { type ApplicationStatus, statusLabel } from "../shared/applications/application-status.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Change extends Applied {
  email: string;
  fullName: string | null;
  reference: string;
  status: ApplicationStatus;
  /** The page for references. Only other emails hold secret links. */
  link: string;
}

export function statusChanged(change: Change): Email {
  const { email, fullName, reference, status, link } = change;
  return {
    kind: "status changed",
    audience: "candidate",
    recipient: email,
    subject: t("emails.status.subject", { reference, status: statusLabel(status) }),
    body: [
      greeting(fullName),
      t("emails.status.body", { position: positionName(change), reference, status: statusLabel(status) }),
      t("emails.follow"),
      link,
      t("emails.sign"),
    ].join("\n\n"),
  };
}
