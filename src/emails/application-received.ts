import { claims } from "../content/claims.ts";
import { t } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import { passportEnding } from "../shared/format.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Received extends Applied {
  email: string;
  fullName: string | null;
  reference: string;
  paymentStatus: PaymentStatus;
  /** Undefined when no key opens it. */
  passportNumber: string | undefined;
  link: string;
}

export function applicationReceived(received: Received): Email {
  const { email, fullName, reference, paymentStatus, passportNumber, link } = received;
  return {
    kind: "application received",
    audience: "candidate",
    recipient: email,
    subject: t("emails.applicationReceived.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.applicationReceived.body", { position: positionName(received), reference }),
      t("emails.applicationReceived.link"),
      link,
      t("emails.applicationReceived.keep"),
      passportNumber && t("emails.applicationReceived.passport", { ending: passportEnding(passportNumber) }),
      t("emails.applicationReceived.next", { time: claims.reviewTime }),
      paymentStatus === "completed" && t("emails.applicationReceived.limits"),
      t("emails.sign"),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}
