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

/** All of an application, in four cards; of an erased one, the payment. */
export function ApplicationCards({ application, words }: Props) {
  const { documents, paymentIntentId, submittedAt, withheld } = application;
  return (
    <div className="cards">
      {withheld !== "erased" && (
        <>
          <FactCard title={words.personal} facts={personalFacts(application, words)} />
          <FactCard title={words.professional} facts={professionalFacts(application, words)} />
          <div className="card">
            <h3>{words.documents}</h3>
            <DocumentList documents={documents} words={words} />
          </div>
        </>
      )}
      <FactCard
        title={words.payment}
        facts={[
          [
            words.paymentStatus,
            <PaymentBadge key="status" status={application.paymentStatus} marks={application.paymentMarks} />,
          ],
          ...(paymentIntentId ? [[words.paymentIntent, paymentIntentId] satisfies Fact] : []),
          [words.submittedAt, longDateTime(submittedAt)],
        ]}
      >
        {application.fee && <FeeRefund id={application.id} fee={application.fee} words={words.refund} />}
      </FactCard>
    </div>
  );
}

function personalFacts(application: ListedApplication, words: ApplicationWords): Fact[] {
  const { email, phone, nationality, dateOfBirth, withheld } = application;
  const mail: Fact = [words.email, <Address key="email" href={`mailto:${email}`} text={email} />];
  if (withheld) return [mail, [words.nationality, nationality]];
  return [
    mail,
    [words.phone, <Address key="phone" href={phoneAddress(phone)} text={phone} />],
    [words.nationality, nationality],
    [words.dateOfBirth, longDate(dateOfBirth)],
  ];
}

function professionalFacts(application: ListedApplication, words: ApplicationWords): Fact[] {
  const yesNo = (value: boolean) => (value ? words.yes : words.no);
  const { withheld } = application;
  return [
    [words.experience, application.yearsOfExperience],
    [words.qualification, application.skillsAndQualifications],
    [words.relocate, yesNo(application.willingToRelocate)],
    ...(withheld ? [] : [[words.passport, yesNo(application.passportAvailable)] satisfies Fact]),
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
