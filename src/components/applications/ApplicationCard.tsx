import { t } from "../../content/words.ts";
import { paymentBadges } from "../../shared/applications/admin-application.ts";
import { applicationStatuses } from "../../shared/applications/application-status.ts";
import {
  type AnsweredApplication,
  type EmployerApplication,
  isWithheld,
  type JobApplication,
  type WithheldApplication,
} from "../../shared/applications/job-application.ts";
import { longDateTime } from "../../shared/format.ts";
import { paymentMarks } from "../../shared/payments/payment-marks.ts";
import { Badge } from "../shell/Badge.tsx";
import { PersonalDetails, ProfessionalDetails } from "./ApplicationDetails.tsx";
import { ApplicationDocuments } from "./ApplicationDocuments.tsx";
import { DisclosureForm } from "./DisclosureForm.tsx";
import { type ListPlace, StatusForm } from "./StatusForm.tsx";
import { StatusHistory } from "./StatusHistory.tsx";

interface Props {
  application: AnsweredApplication;
  place: ListPlace;
  /** Its status was just changed. */
  updated: boolean;
}

/** One candidate in a list, with all that the employer needs to answer. */
export function ApplicationCard({ application, place, updated }: Props) {
  if (isWithheld(application)) return <WithheldCard application={application} />;
  const { id, fullName, reference, submittedAt, history, withheld } = application;
  return (
    <li className="card applicant" id={`application-${id}`}>
      <div className="row applicant-head">
        <h3>{fullName}</h3>
        <Badges application={application} />
      </div>
      <p className="meta">
        {t("employer.application.reference", { reference })} ·{" "}
        <time dateTime={submittedAt}>
          {t("employer.application.submitted", { date: longDateTime(submittedAt) })}
        </time>
      </p>
      {withheld && <p className="notice">{t("erasure.unreadable.employer")}</p>}
      <PersonalDetails application={application} />
      <ProfessionalDetails application={application} />
      <ApplicationDocuments application={application} />
      {application.masked.length > 0 && <DisclosureForm application={application} place={place} />}
      <StatusForm application={application} place={place} updated={updated} />
      <StatusHistory history={history} />
    </li>
  );
}

function WithheldCard({ application }: { application: WithheldApplication }) {
  const { id, reference, desiredPosition: position, withheld } = application;
  return (
    <li className="card applicant" id={`application-${id}`}>
      <div className="row applicant-head">
        <h3>{t("withheld.heading", { reference })}</h3>
        <Badges application={application} />
      </div>
      {position && <p className="meta">{t("withheld.position", { position })}</p>}
      <p className="notice">{t(`withheld.${withheld}`)}</p>
    </li>
  );
}

function PaymentBadges({ application }: { application: JobApplication }) {
  const payment = paymentBadges[application.paymentStatus];
  return (
    <>
      <Badge kind={payment.kind}>{payment.label}</Badge>
      {application.paymentMarks.map((mark) => (
        <Badge key={mark} kind={paymentMarks[mark].kind}>
          {paymentMarks[mark].label}
        </Badge>
      ))}
    </>
  );
}

function Badges({ application }: { application: EmployerApplication }) {
  const status = applicationStatuses.find(({ value }) => value === application.applicationStatus)!;
  return (
    <p className="badges">
      {application.withheld === "withdrawn" && <Badge kind="warn">{t("withdrawal.byCandidate")}</Badge>}
      <Badge kind={status.badge}>{status.label}</Badge>
      {!isWithheld(application) && <PaymentBadges application={application} />}
    </p>
  );
}
