import { t, tn } from "../../content/words.ts";
import { type PaymentStatus, paymentBadges } from "../../shared/applications/admin-application.ts";
import { applicationStatuses, statusLabel } from "../../shared/applications/application-status.ts";
import {
  type EmployerApplication,
  isWithheld,
  type JobApplication,
} from "../../shared/applications/job-application.ts";
import { paymentMarks } from "../../shared/payments/payment-marks.ts";
import { say } from "../../shared/say.ts";
import { Badge } from "../shell/Badge.tsx";
import { isUnpaid } from "./ApplicationAnswer.tsx";

function PaymentBadges({ application, isUsual }: { application: JobApplication; isUsual: boolean }) {
  const { paymentStatus } = application;
  const payment = paymentBadges[paymentStatus];
  const words = isUnpaid(paymentStatus) ? t(`employer.application.fee.${paymentStatus}`) : say(payment.label);
  return (
    <>
      {isUsual ? <span className="usual">{words}</span> : <Badge kind={payment.kind}>{words}</Badge>}
      {application.paymentMarks.map((mark) => (
        <Badge key={mark} kind={paymentMarks[mark].kind}>
          {say(paymentMarks[mark].label)}
        </Badge>
      ))}
    </>
  );
}

export function StatusBadge({ application }: { application: EmployerApplication }) {
  const status = applicationStatuses.find(({ value }) => value === application.applicationStatus)!;
  return <Badge kind={status.badge}>{say(status.label)}</Badge>;
}

interface Props {
  application: EmployerApplication;
  unread?: number;
  /** The payment status that needs no badge. */
  usualPayment?: PaymentStatus;
}

/**
 * Names the status of an application, its unread messages and its fee. A status that most rows have is plain text, so
 * that the badges show what differs.
 */
export function ApplicationBadges({ application, unread = 0, usualPayment }: Props) {
  const { applicationStatus, paymentStatus, withheld } = application;
  const isNew = !withheld && applicationStatus === "submitted";
  return (
    <span className="badges">
      {unread > 0 && <Badge kind="info">{tn("messages.unread", unread)}</Badge>}
      {withheld === "withdrawn" && <Badge kind="warn">{t("withdrawal.byCandidate")}</Badge>}
      {isNew ? (
        <span className="usual">{statusLabel(applicationStatus)}</span>
      ) : (
        <StatusBadge application={application} />
      )}
      {!isWithheld(application) && (
        <PaymentBadges application={application} isUsual={paymentStatus === usualPayment} />
      )}
    </span>
  );
}
