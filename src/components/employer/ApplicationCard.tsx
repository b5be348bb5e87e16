import { t } from "../../content/words.ts";
import { paymentBadges } from "../../shared/admin-application.ts";
import { applicationStatuses } from "../../shared/application-status.ts";
import { longDateTime } from "../../shared/format.ts";
import type { AnsweredApplication } from "../../shared/job-application.ts";
import { paymentMarks } from "../../shared/payment-marks.ts";
import { Badge } from "../Badge.tsx";
import { PersonalDetails, ProfessionalDetails } from "./ApplicationDetails.tsx";
import { ApplicationDocuments } from "./ApplicationDocuments.tsx";
import { type ListPlace, StatusForm } from "./StatusForm.tsx";
import { StatusHistory } from "./StatusHistory.tsx";

interface Props {
  application: AnsweredApplication;
  place: ListPlace;
  /** Its status was just changed. */
  updated: boolean;
}

/** An item of a list: one candidate, with all that the employer needs to answer. */
export function ApplicationCard({ application, place, updated }: Props) {
  const { id, fullName, reference, submittedAt, paymentStatus, history, withheld, withdrawnAt } = application;
  const status = applicationStatuses.find(({ value }) => value === application.applicationStatus)!;
  const payment = paymentBadges[paymentStatus];
  return (
    <li className="card applicant" id={`application-${id}`}>
      <div className="row applicant-head">
        <h3>{fullName}</h3>
        <p className="badges">
          {withdrawnAt && <Badge kind="warn">{t("withdrawal.byCandidate")}</Badge>}
          <Badge kind={status.badge}>{status.label}</Badge>
          <Badge kind={payment.kind}>{payment.label}</Badge>
          {application.paymentMarks.map((mark) => (
            <Badge key={mark} kind={paymentMarks[mark].kind}>
              {paymentMarks[mark].label}
            </Badge>
          ))}
        </p>
      </div>
      <p className="meta">
        {t("employer.application.reference", { reference })} ·{" "}
        <time dateTime={submittedAt}>
          {t("employer.application.submitted", { date: longDateTime(submittedAt) })}
        </time>
      </p>
      {withdrawnAt && (
        <p className="notice">{t("withdrawal.employer", { date: longDateTime(withdrawnAt) })}</p>
      )}
      {withheld && withheld !== "withdrawn" && <p className="notice">{t(`erasure.${withheld}.employer`)}</p>}
      {withheld !== "erased" && (
        <>
          <PersonalDetails application={application} />
          <ProfessionalDetails application={application} />
          {!withdrawnAt && (
            <>
              <ApplicationDocuments application={application} />
              <StatusForm application={application} place={place} updated={updated} />
            </>
          )}
        </>
      )}
      <StatusHistory history={history} />
    </li>
  );
}
