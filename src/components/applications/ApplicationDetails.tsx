import type { ReactNode } from "react";
import { t } from "../../content/words.ts";
import type { JobApplication } from "../../shared/applications/job-application.ts";
import { personalFields } from "../../shared/applying/application-fields.ts";
import { longDate } from "../../shared/format.ts";
import { sectorLabel } from "../../shared/jobs/sectors.ts";

type Fact = [label: string, value: ReactNode];

export function PersonalDetails({ application: a }: { application: JobApplication }) {
  const mail: Fact = [
    t("employer.application.email"),
    <Link key="email" to={`mailto:${a.email}`} text={a.email} />,
  ];
  const plain: Fact[] = [
    [t("employer.application.gender"), genderLabel(a.gender)],
    [t("employer.application.nationality"), a.nationality],
  ];
  const facts = a.withheld ? [mail, ...plain] : [mail, ...contactFacts(a), ...plain, ...identityFacts(a)];
  return <Facts title={t("employer.application.personal")} facts={facts} />;
}

const contactFacts = (a: JobApplication): Fact[] => [
  [
    t("employer.application.phone"),
    <Link key="phone" to={`tel:${a.phone.replace(/[^+\d]/g, "")}`} text={a.phone} />,
  ],
  [t("employer.application.dateOfBirth"), a.dateOfBirth ? longDate(a.dateOfBirth) : t("disclosure.hidden")],
];

const identityFacts = (a: JobApplication): Fact[] => [
  [t("employer.application.address"), a.address ?? t("disclosure.hidden")],
  [
    t("employer.application.passport"),
    t("employer.application.passport.value", {
      number: a.passportNumber ?? t("disclosure.hidden"),
      date: longDate(a.passportExpiry),
    }),
  ],
];

export function ProfessionalDetails({ application: a }: { application: JobApplication }) {
  return (
    <Facts
      title={t("employer.application.professional")}
      facts={[
        [t("employer.application.position"), a.desiredPosition],
        [t("employer.application.qualification"), a.qualification],
        [t("employer.application.experience"), a.experience],
        [t("employer.application.currentEmployer"), a.currentEmployer || t("employer.application.none")],
        [t("employer.application.sector"), sectorLabel(a.sector)],
        [t("employer.application.country"), a.desiredCountry],
        [t("employer.application.jobType"), a.preferredJobType],
        [
          t("employer.application.relocate"),
          a.willingToRelocate ? t("employer.application.yes") : t("employer.application.no"),
        ],
      ]}
    />
  );
}

const genderLabel = (value: string) =>
  personalFields.gender.options?.find((option) => option.value === value)?.label ?? value;

const Link = ({ to, text }: { to: string; text: string }) => <a href={to}>{text}</a>;

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  return (
    <>
      <h4>{title}</h4>
      <dl className="facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
