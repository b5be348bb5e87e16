import type { ReactNode } from "react";
import { longDate, longDateTime } from "../../src/shared/format.ts";
import { t } from "./application-words.ts";
import { DocumentList } from "./DocumentList.tsx";
import { FeeRefund } from "./FeeRefund.tsx";
import type { ListedApplication } from "./listed-application.ts";
import { PaymentBadge } from "./PaymentBadge.tsx";

interface Props {
  application: ListedApplication;
}

type Fact = [label: string, value: ReactNode];

/** All of an application, in four cards; of an erased one, the payment. */
export function ApplicationCards({ application }: Props) {
  const { documents, paymentIntentId, submittedAt, withheld } = application;
  return (
    <div className="cards">
      {withheld !== "erased" && (
        <>
          <FactCard title={t("admin.application.personal")} facts={personalFacts(application)} />
          <FactCard title={t("admin.application.professional")} facts={professionalFacts(application)} />
          <div className="card">
            <h3>{t("admin.application.documents")}</h3>
            <DocumentList documents={documents} />
          </div>
        </>
      )}
      <FactCard
        title={t("admin.application.payment")}
        facts={[
          [
            t("admin.application.paymentStatus"),
            <PaymentBadge key="status" status={application.paymentStatus} marks={application.paymentMarks} />,
          ],
          ...(paymentIntentId
            ? [[t("admin.application.paymentIntent"), paymentIntentId] satisfies Fact]
            : []),
          [t("admin.application.submittedAt"), longDateTime(submittedAt)],
        ]}
      >
        {application.fee && <FeeRefund id={application.id} fee={application.fee} />}
      </FactCard>
    </div>
  );
}

function personalFacts(application: ListedApplication): Fact[] {
  const { email, phone, nationality, dateOfBirth, withheld } = application;
  const mail: Fact = [
    t("admin.application.email"),
    <Address key="email" href={`mailto:${email}`} text={email} />,
  ];
  if (withheld) return [mail, [t("admin.application.nationality"), nationality]];
  return [
    mail,
    [t("admin.application.phone"), <Address key="phone" href={phoneAddress(phone)} text={phone} />],
    [t("admin.application.nationality"), nationality],
    [t("admin.application.dateOfBirth"), longDate(dateOfBirth)],
  ];
}

function professionalFacts(application: ListedApplication): Fact[] {
  const yesNo = (value: boolean) => (value ? t("admin.application.yes") : t("admin.application.no"));
  const { withheld } = application;
  return [
    [t("admin.application.experience"), application.yearsOfExperience],
    [t("admin.application.qualification"), application.skillsAndQualifications],
    [t("admin.application.relocate"), yesNo(application.willingToRelocate)],
    ...(withheld
      ? []
      : [[t("admin.application.passport"), yesNo(application.passportAvailable)] satisfies Fact]),
  ];
}

const Address = ({ href, text }: { href: string; text: string }) => <a href={href}>{text}</a>;

const phoneAddress = (phone: string) => `tel:${phone.replace(/[^+\d]/g, "")}`;

interface CardProps {
  title: string;
  facts: Fact[];
  children?: ReactNode;
}

function FactCard({ title, facts, children }: CardProps) {
  return (
    <div className="card">
      <h3>{title}</h3>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </div>
  );
}
