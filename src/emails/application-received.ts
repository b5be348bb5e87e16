import { claims } from "../content/claims.ts";
import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
import { t } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import { passportEnding } from "../shared/format.ts";
import { type Email, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Received extends Applied {
  paymentStatus: PaymentStatus;
  /** Why the employer may not see it, such as a check that ended while the candidate paid. */
  closedBecause: ClosedBecause | null;
  /** Undefined when no key opens it. */
  passportNumber: string | undefined;
}

export function applicationReceived(received: Received): Email {
  const { reference, paymentStatus, closedBecause, passportNumber, link } = received;
  return toCandidate(
    received,
    "application received",
    t("emails.applicationReceived.subject", { reference }),
    t("emails.applicationReceived.body", { position: positionName(received), reference }),
    ...(closedBecause ? closedWords(closedBecause, paymentStatus) : []),
    t("emails.applicationReceived.link"),
    link,
    t("emails.applicationReceived.keep"),
    passportNumber && t("emails.applicationReceived.passport", { ending: passportEnding(passportNumber) }),
    !closedBecause && t("emails.applicationReceived.next", { time: claims.reviewTime }),
    paymentStatus === "completed" && t("emails.applicationReceived.limits"),
  );
}

const closedWords = (because: ClosedBecause, paymentStatus: PaymentStatus) => [
  `${t("employerClosed.title")}. ${t("employerClosed.text", { reason: refundReasons[because].receipt })}`,
  t(paymentStatus === "completed" ? "employerClosed.offer.paid" : "employerClosed.offer"),
];
