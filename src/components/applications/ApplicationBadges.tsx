import { t, tn } from "../../content/words.ts";
import { paymentBadges } from "../../shared/applications/admin-application.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import {
  type EmployerApplication,
  isWithheld,
  type JobApplication,
} from "../../shared/applications/job-application.ts";
import { paymentMarks } from "../../shared/payments/payment-marks.ts";
import { say } from "../../shared/say.ts";
import { Badge } from "../shell/Badge.tsx";
import { isUnpaid } from "./ApplicationAnswer.tsx";

function PaymentBadges({ application }: { application: JobApplication }) {
  const payment = paymentBadges[application.paymentStatus];
  return (
    <>
      <Badge kind={payment.kind}>
        {isUnpaid(application) && `${t("employer.application.fee")} `}
        {say(payment.label)}
      </Badge>
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

/** Badges name the status of an application, its unread messages and its fee. */
export function ApplicationBadges({
  application,
  unread = 0,
}: {
  application: EmployerApplication;
  unread?: number;
}) {
  return (
    <span className="badges">
      {application.withheld === "withdrawn" && <Badge kind="warn">{t("withdrawal.byCandidate")}</Badge>}
      <StatusBadge application={application} />
      {unread > 0 && <Badge kind="info">{tn("messages.unread", unread)}</Badge>}
      {!isWithheld(application) && <PaymentBadges application={application} />}
    </span>
  );
}
