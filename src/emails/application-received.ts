import { claims } from "../content/claims.ts";
import { t } from "../content/words.ts";
import { passportEnding } from "../shared/format.ts";
import type { Email } from "./email.ts";

interface Received {
  email: string;
  fullName: string;
  desiredPosition: string;
  reference: string;
  passportNumber: string;
  /** To the application's own page. */
  link: string;
}

export function applicationReceived(received: Received): Email {
  const { email, fullName, desiredPosition, reference, passportNumber, link } = received;
  return {
    kind: "application received",
    recipient: email,
    subject: t("emails.applicationReceived.subject", { reference }),
    body: [
      t("emails.greeting", { name: fullName }),
      t("emails.applicationReceived.body", { position: desiredPosition, reference }),
      t("emails.applicationReceived.link"),
      link,
      t("emails.applicationReceived.keep"),
      t("emails.applicationReceived.passport", { ending: passportEnding(passportNumber) }),
      t("emails.applicationReceived.next", { time: claims.reviewTime }),
      t("emails.applicationReceived.limits"),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
