import type { ReactNode } from "react";
import { longDate, longDateTime } from "../../src/shared/format.ts";
import { DocumentList } from "./DocumentList.tsx";
import { FeeRefund } from "./FeeRefund.tsx";
import type { ApplicationWords, ListedApplication } from "./listed-application.ts";
import { PaymentBadge } from "./PaymentBadge.tsx";

interface Props {
  application: ListedApplication;
  words: ApplicationWords;
}

type Fact = [label: string, value: ReactNode];

/** All of an application, in four cards. */
export function ApplicationCards({ application, words }: Props) {
  const yesNo = (value: boolean) => (value ? words.yes : words.no);
  const { documents, email, phone, paymentIntentId, submittedAt } = application;
  return (
    <div className="cards">
      <FactCard
        title={words.personal}
        facts={[
          [words.email, <Address key="email" href={`mailto:${email}`} text={email} />],
          [words.phone, <Address key="phone" href={phoneAddress(phone)} text={phone} />],
          [words.nationality, application.nationality],
          [words.dateOfBirth, longDate(application.dateOfBirth)],
        ]}
      />
      <FactCard
        title={words.professional}
        facts={[
          [words.experience, application.yearsOfExperience],
          [words.qualification, application.skillsAndQualifications],
          [words.relocate, yesNo(application.willingToRelocate)],
          [words.passport, yesNo(application.passportAvailable)],
        ]}
      />
      <div className="card">
        <h3>{words.documents}</h3>
        <DocumentList documents={documents} words={words} />
      </div>
      <FactCard
        title={words.payment}
        facts={[
          [words.paymentStatus, <PaymentBadge key="status" status={application.paymentStatus} />],
          ...(paymentIntentId ? [[words.paymentIntent, paymentIntentId] satisfies Fact] : []),
          [words.submittedAt, longDateTime(submittedAt)],
        ]}
      >
        {application.fee && <FeeRefund id={application.id} fee={application.fee} words={words.refund} />}
      </FactCard>
    </div>
  );
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
