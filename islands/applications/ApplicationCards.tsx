import type { ReactNode } from "react";
import { listedDateTime } from "../../src/shared/applications/listed-dates.ts";
import { longDate } from "../../src/shared/format.ts";
import { Fact } from "../lib/Fact.tsx";
import { t } from "./application-words.ts";
import { DocumentList } from "./DocumentList.tsx";
import { FeeRefund } from "./FeeRefund.tsx";
import type { ListedApplication } from "./listed-application.ts";
import { PaymentBadge } from "./PaymentBadge.tsx";

interface Props {
  application: ListedApplication;
}

/** Shows the payment, which the administrator acts on, first. An erased application has nothing else. */
export function ApplicationCards({ application }: Props) {
  const { id, documents, paymentStatus, paymentMarks, paymentIntentId, submittedAt, fee } = application;
  return (
    <div className="cards">
      <Card title={t("admin.application.payment")}>
        <dl>
          <Fact term={t("admin.application.paymentStatus")}>
            <PaymentBadge status={paymentStatus} marks={paymentMarks} />
          </Fact>
          {fee && <Fact term={t("admin.application.amount")}>{fee.amount}</Fact>}
          {fee?.paidAt && <Instant term={t("admin.application.paidAt")} at={fee.paidAt} />}
          <Instant term={t("admin.application.submittedAt")} at={submittedAt} />
          {paymentIntentId && (
            <Fact term={t("admin.application.paymentIntent")}>
              <span className="id">{paymentIntentId}</span>
            </Fact>
          )}
        </dl>
        {fee && <FeeRefund id={id} fee={fee} isErased={application.withheld === "erased"} />}
      </Card>
      {application.withheld !== "erased" && (
        <>
          <Card title={t("admin.application.personal")}>
            <Personal application={application} />
          </Card>
          <Card title={t("admin.application.professional")}>
            <Professional application={application} />
          </Card>
          <Card title={t("admin.application.documents")}>
            <DocumentList documents={documents} />
          </Card>
        </>
      )}
    </div>
  );
}

function Personal({ application }: Props) {
  const { email, phone, nationality, dateOfBirth, withheld } = application;
  return (
    <dl>
      <Fact term={t("admin.application.email")}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      {!withheld && (
        <Fact term={t("admin.application.phone")}>
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`}>{phone}</a>
        </Fact>
      )}
      <Fact term={t("admin.application.nationality")}>{nationality}</Fact>
      {!withheld && <Fact term={t("admin.application.dateOfBirth")}>{longDate(dateOfBirth)}</Fact>}
    </dl>
  );
}

function Professional({ application }: Props) {
  const yesNo = (value: boolean) => (value ? t("admin.application.yes") : t("admin.application.no"));
  const { withheld, passportAvailable } = application;
  return (
    <dl>
      <Fact term={t("admin.application.experience")}>{application.yearsOfExperience}</Fact>
      <Fact term={t("admin.application.qualification")}>{application.skillsAndQualifications}</Fact>
      <Fact term={t("admin.application.relocate")}>{yesNo(application.willingToRelocate)}</Fact>
      {!withheld && <Fact term={t("admin.application.passport")}>{yesNo(passportAvailable)}</Fact>}
    </dl>
  );
}

const Instant = ({ term, at }: { term: string; at: string }) => (
  <Fact term={term}>
    <time dateTime={at}>{listedDateTime(at)}</time>
  </Fact>
);

const Card = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="card">
    <h3>{title}</h3>
    {children}
  </div>
);
