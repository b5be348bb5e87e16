import { t } from "../content/words.ts";
import { type ApplicationStatus, statusLabel } from "../shared/application-status.ts";
import type { Email } from "./email.ts";

interface Change {
  email: string;
  fullName: string;
  desiredPosition: string;
  reference: string;
  status: ApplicationStatus;
}

export function statusChanged({ email, fullName, desiredPosition, reference, status }: Change): Email {
  return {
    kind: "status changed",
    recipient: email,
    subject: t("emails.status.subject", { reference, status: statusLabel(status) }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.status.body", { position: desiredPosition, reference, status: statusLabel(status) }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
