import { claims } from "../content/claims.ts";
import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
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
  /** Why the employer may not see it, such as a check that ended while the candidate paid. */
  closedBecause: ClosedBecause | null;
  /** Undefined when no key opens it. */
  passportNumber: string | undefined;
  link: string;
}

export function applicationReceived(received: Received): Email {
  const { email, fullName, reference, paymentStatus, closedBecause, passportNumber, link } = received;
  return {
    kind: "application received",
    audience: "candidate",
    recipient: email,
    subject: t("emails.applicationReceived.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.applicationReceived.body", { position: positionName(received), reference }),
      ...(closedBecause ? closedWords(closedBecause, paymentStatus) : []),
      t("emails.applicationReceived.link"),
      link,
      t("emails.applicationReceived.keep"),
      passportNumber && t("emails.applicationReceived.passport", { ending: passportEnding(passportNumber) }),
      !closedBecause && t("emails.applicationReceived.next", { time: claims.reviewTime }),
      paymentStatus === "completed" && t("emails.applicationReceived.limits"),
      t("emails.sign"),
    ]
      .filter(Boolean)
      .join("\n\n"),
  };
}

const closedWords = (because: ClosedBecause, paymentStatus: PaymentStatus) => [
  `${t("employerClosed.title")}. ${t("employerClosed.text", { reason: refundReasons[because].receipt })}`,
  t(paymentStatus === "completed" ? "employerClosed.offer.paid" : "employerClosed.offer"),
];
