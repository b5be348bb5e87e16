import { claims } from "../content/claims.ts";
import { t } from "../content/words.ts";
import type { Email } from "./email.ts";

interface Received {
  email: string;
  fullName: string;
  desiredPosition: string;
  reference: string;
}

export function applicationReceived({ email, fullName, desiredPosition, reference }: Received): Email {
  return {
    kind: "application received",
    recipient: email,
    subject: t("emails.applicationReceived.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.applicationReceived.body", { position: desiredPosition, reference }),
      t("emails.applicationReceived.next", { time: claims.reviewTime }),
      t("emails.applicationReceived.limits"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
