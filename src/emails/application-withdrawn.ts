import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
import { t } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import type { Email } from "./email.ts";
import { greeting } from "./greeting.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Withdrawn extends Applied {
  email: string;
  fullName: string | null;
  reference: string;
  paymentStatus: PaymentStatus;
  hasEmployer: boolean;
  /** A reason here means that the fee is refunded. */
  closedBecause: ClosedBecause | null;
  link: string;
}

const refundOf = (key: ClosedBecause) => ({ reason: refundReasons[key].receipt });

export function applicationWithdrawn(withdrawn: Withdrawn): Email {
  const { email, fullName, reference, paymentStatus, hasEmployer, closedBecause, link } = withdrawn;
  return {
    kind: "application withdrawn",
    audience: "candidate",
    recipient: email,
    subject: t("emails.withdrawn.subject", { reference }),
    body: [
      greeting(fullName),
      t("emails.withdrawn.body", { reference, position: positionName(withdrawn) }),
      t(hasEmployer ? "emails.withdrawn.employer" : "emails.withdrawn.us"),
      ...(paymentStatus === "completed"
        ? [closedBecause ? t("emails.withdrawn.refund", refundOf(closedBecause)) : t("emails.withdrawn.fee")]
        : []),
      t("emails.follow"),
      link,
      t("emails.withdrawn.notYou", { reference }),
      t("emails.sign"),
    ].join("\n\n"),
  };
}
