import { type ClosedBecause, refundReasons } from "../content/refund-reasons.ts";
import { t } from "../content/words.ts";
import type { PaymentStatus } from "../shared/applications/admin-application.ts";
import { type Email, toCandidate } from "./email.ts";
import { type Applied, positionName } from "./position-name.ts";

interface Withdrawn extends Applied {
  paymentStatus: PaymentStatus;
  hasEmployer: boolean;
  /** A reason here means that the fee is refunded. */
  closedBecause: ClosedBecause | null;
}

const feeWords = (closedBecause: ClosedBecause | null) =>
  closedBecause
    ? t("emails.withdrawn.refund", { reason: refundReasons[closedBecause].receipt })
    : t("emails.withdrawn.fee");

export function applicationWithdrawn(withdrawn: Withdrawn): Email {
  const { reference, paymentStatus, hasEmployer, closedBecause, link } = withdrawn;
  return toCandidate(
    withdrawn,
    "application withdrawn",
    t("emails.withdrawn.subject", { reference }),
    t("emails.withdrawn.body", { reference, position: positionName(withdrawn) }),
    t(hasEmployer ? "emails.withdrawn.employer" : "emails.withdrawn.us"),
    paymentStatus === "completed" && feeWords(closedBecause),
    t("emails.follow"),
    link,
    t("emails.withdrawn.notYou", { reference }),
  );
}
